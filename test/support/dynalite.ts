import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import dynalite from 'dynalite';

/** A DynamoDB in this process, on a free loopback port. */
export interface Dynalite {
  readonly endpoint: string;
  /** Sends one request by the name of its operation. */
  readonly call: (operation: string, input: unknown) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

export async function startDynalite(): Promise<Dynalite> {
  const server = dynalite({ createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    call: (operation, input) => send(endpoint, operation, input),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}

// The SDK itself cannot be loaded here: the test runner asks for its ES modules, which only bundlers can resolve.
async function send(endpoint: string, operation: string, input: unknown): Promise<unknown> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'x-amz-date': '20260101T000000Z',
      // The server looks for a signature and does not check it.
      authorization:
        'AWS4-HMAC-SHA256 Credential=none/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
    },
    body: JSON.stringify(input),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${operation}: ${text}`);
  return JSON.parse(text) as unknown;
}
