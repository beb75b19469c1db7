aws dynamodb put-item --table-name t --item "{\"id\":{\"S\":\"$ID\"}}"
