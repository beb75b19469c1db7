import { createServer } from 'node:http';

const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** The strictest policy under which a page can still load one script and one style sheet of its own. */
const STRICT_POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

export interface PageServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves the given files by path on loopback, under a content security policy: `{ '/index.html': '<p>hi' }`. */
export async function servePages(
  files: Readonly<Record<string, string | Buffer>>,
  policy: string = STRICT_POLICY,
): Promise<PageServer> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const name = path.endsWith('/') ? `${path}index.html` : path;
    const body = files[name];
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
    });
    response.end(body ?? '');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
