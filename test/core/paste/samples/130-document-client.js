docClient.put(
  {
    TableName: 'app',
    Item: { id: 'a', n: 1.5 },
  },
  function (err, data) {
    if (err) console.log('{', err); // }
  },
);
