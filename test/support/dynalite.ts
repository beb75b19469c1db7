import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import dynalite from 'dynalite';

/** Runs what is given against a DynamoDB in this process, on a free loopback port; it is gone afterwards. */
export async function withDynalite<T>(run: (endpoint: string) => Promise<T>): Promise<T> {
  const server = dynalite({ createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }
}
