var item = new Dictionary<string, AttributeValue>
{
    { "Id", new AttributeValue { N = "1" } },
};
