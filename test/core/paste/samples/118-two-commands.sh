aws dynamodb put-item --table-name t --item '{"id":{"S":"a"}}'
aws dynamodb put-item --table-name t --item '{"id":{"S":"b"},"n":{"N":"1"}}'
