import dynalite from 'dynalite';

/**
 * Starts an emulator of DynamoDB that forgets everything when it stops.
 *
 * @returns {Promise<{ url: string, tables: () => Promise<string[]>, call: (operation: string, input: unknown) => Promise<any>, stop: () => Promise<void> }>}
 */
export async function startDynalite() {
  const server = dynalite({ createTableMs: 0, updateTableMs: 0, deleteTableMs: 0 });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${server.address().port}`;
  return {
    url,
    tables: () => listTables(url),
    call: (operation, input) => call(url, operation, input),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

async function listTables(url) {
  const { TableNames } = await call(url, 'ListTables', {});
  return TableNames;
}

async function call(url, operation, input) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'x-amz-date': '20260101T000000Z',
      // it looks at the form of a signature, not at what is signed
      authorization:
        'AWS4-HMAC-SHA256 Credential=x/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=x',
    },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(`${operation}: ${await answer.text()}`);
  return answer.json();
}
