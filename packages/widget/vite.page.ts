import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

type Files = ReadonlyMap<string, string>;

/**
 * Gives the start page the files that every other page gets, built from the sources as they are now: it loads as fast
 * as those pages do, and shows nothing that they would not.
 */
export function servePublished(root: string): Plugin {
  const sources = [join(root, 'src'), join(root, '..', 'core', 'src')];
  let files: Promise<Files> | undefined;
  const published = (): Promise<Files> => {
    files ??= publish(root);
    return files;
  };
  const answer = async (name: string, response: ServerResponse): Promise<void> => {
    try {
      const code = (await published()).get(name);
      response.writeHead(code === undefined ? 404 : 200, { 'content-type': 'text/javascript; charset=utf-8' });
      response.end(code);
    } catch (error) {
      files = undefined;
      response.writeHead(500);
      response.end(String(error));
    }
  };
  return {
    name: 'serve-published',
    apply: 'serve',
    configureServer(server) {
      // What is wrong is said where the page asks for it.
      published().catch(() => {});
      server.watcher.add(sources);
      server.watcher.on('change', (path) => {
        if (!sources.some((folder) => path.startsWith(folder + sep))) return;
        files = undefined;
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const [, name] = /^\/(dynamo-meter[\w-]*\.js)(?:\?|$)/.exec(request.url ?? '') ?? [];
        if (name === undefined) {
          next();
          return;
        }
        void answer(name, response);
      });
    },
  };
}

async function publish(root: string): Promise<Files> {
  const built = await build({ root, mode: 'cdn-es', logLevel: 'error', build: { write: false, sourcemap: false } });
  const output = (Array.isArray(built) ? built : [built as Rolldown.RolldownOutput]).flatMap((each) => each.output);
  return new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each.code] as const] : [])));
}
