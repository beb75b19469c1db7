import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Tab } from './other-engines.ts';

/** WebKitGTK's small browser under a screen of its own, by the WebDriver protocol. */
export async function startWebKit({ driver, browser, screen }: WebKit): Promise<Tab> {
  const port = await freePort();
  const started = spawn(screen, ['--auto-servernum', driver, `--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // the screen, the driver and the browser are one group, ended together
    detached: true,
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const end = (): void => {
    if (started.pid !== undefined && started.exitCode === null) process.kill(-started.pid);
  };
  const server = `http://127.0.0.1:${port}`;
  try {
    await answering(server);
    const { sessionId } = (await send(`${server}/session`, capabilitiesOf(browser))) as { readonly sessionId: string };
    return tabOf(`${server}/session/${sessionId}`, end);
  } catch (error) {
    end();
    throw error;
  }
}

/** The programs that it takes, by their paths. */
interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

function capabilitiesOf(binary: string) {
  const options = { binary, args: ['--automation'] };
  return { capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } } };
}

function tabOf(session: string, end: () => void): Tab {
  return {
    open: async (url) => {
      await send(`${session}/url`, { url });
    },
    evaluate: (expression) => send(`${session}/execute/sync`, { script: `return (${expression});`, args: [] }),
    type: async (text) => {
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await send(`${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      end();
    },
  };
}

async function send(address: string, body: unknown): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

async function answering(server: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const response = await fetch(`${server}/status`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`no WebDriver answers at ${server}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port is free'));
        else resolve(address.port);
      });
    });
  });
}
