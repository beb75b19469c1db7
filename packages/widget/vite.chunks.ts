import { createHash } from 'node:crypto';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

const ENTRY = 'dynamo-meter.js';
const MAIN = 'dynamo-meter-main.js';

/**
 * Builds one file for all that is needed from the start, and files beside it, under stable names, for the rest.
 *
 * The files beside it take what they share with the main file from a global symbol instead of importing it: a page may
 * load the main file under another name or with a query, and an import of its plain name would load it a second time.
 * The symbol names the build, so that a file of another build fails to load instead of failing in use.
 */
export async function inOneMainFile(config: UserConfig): Promise<Pick<UserConfig, 'build' | 'plugins'>> {
  const main = await modulesOfMain(config);
  const output: Rolldown.OutputOptions = {
    codeSplitting: {
      groups: [
        { name: 'main', test: (id) => main.has(id), priority: 6 },
        // A group takes along what its modules need: without this a limit of tables would come with the parser of YAML.
        {
          name: 'tables',
          test: /core\/src\/(?:facts\/tables|item\/(?:check-table|index-definition|read-(?:key|index)|table-definition))/,
          priority: 5,
        },
        { name: 'yaml', test: /core\/src\/paste\/yaml|node_modules\/yaml\/|widget\/src\/yaml\.ts/, priority: 4 },
        { name: 'notations', test: /core\/src\/paste|all-notations/, priority: 3 },
        {
          name: 'copies',
          test: /widget\/src\/(?:text\/en\/copy|share\/(?:copy|copy-item|markdown|script)\.ts)/,
          priority: 3,
        },
        {
          name: 'fields',
          test: /widget\/src\/(?:parts\/|read-number|file\/(?:longest-other|remarks)|styles\/(?:fields|evidence)|text\/en\/evidence)|operation\/reconcile/,
          priority: 3,
        },
        // What most panels need is apart from what the few need that estimate a workload.
        { name: 'shared', minShareCount: 3, priority: 2 },
        { name: 'estimate', minShareCount: 2, priority: 1 },
      ],
    },
    chunkFileNames: 'dynamo-meter-[name].js',
  };
  return { build: { rolldownOptions: { output } }, plugins: [intoEntry()] };
}

/**
 * The modules that are needed from the start, found by a build of their own: what is used of a module is known only
 * when it is too late to ask for one file.
 */
async function modulesOfMain(config: UserConfig): Promise<ReadonlySet<string>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, sourcemap: false, minify: false },
  });
  const chunks = (built as Rolldown.RolldownOutput[]).flatMap(({ output }) => output.filter(isChunk));
  const modules = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    for (const id of Object.keys(chunk.modules)) modules.add(id);
    for (const each of chunks) if (chunk.imports.includes(each.fileName)) visit(each);
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk);
  return modules;
}

/** Puts the main chunk in the place of the entry, which does nothing but import it, and rewrites who imports from it. */
function intoEntry(): Plugin {
  return {
    name: 'into-entry',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const { [ENTRY]: entry, [MAIN]: main } = bundle;
        if (!isChunk(entry) || !isChunk(main)) throw new Error(`no chunks ${ENTRY} and ${MAIN}`);
        if (entry.code.trim() !== `import"./${MAIN}";`)
          throw new Error(`${ENTRY} is more than an import: ${entry.code}`);
        const shared = `globalThis[Symbol.for("dynamo-meter ${createHash('sha256').update(main.code).digest('hex').slice(0, 16)}")]`;
        entry.code = replaceOnce(main.code, /export\{([^}]+)\};/, (names) => `${shared}??={${pairs(names, 'to')}};`);
        entry.code = entry.code.replace(`${MAIN}.map`, `${ENTRY}.map`);
        const map = bundle[`${MAIN}.map`];
        if (map?.type === 'asset') this.emitFile({ type: 'asset', fileName: `${ENTRY}.map`, source: map.source });
        delete bundle[MAIN];
        delete bundle[`${MAIN}.map`];
        for (const chunk of Object.values(bundle).filter(isChunk)) {
          if (!chunk.imports.includes(MAIN) || chunk === entry) continue;
          // The statement goes on a line above and leaves spaces behind: the source map moves by a line and is right.
          let statement = '';
          const code = replaceOnce(chunk.code, new RegExp(`import\\{([^}]+)\\}from"\\./${MAIN}";`), (names, whole) => {
            statement = `const{${pairs(names, 'from')}}=${shared};`;
            return ' '.repeat(whole.length);
          });
          chunk.code = `${statement}\n${code}`;
          const itsMap = bundle[`${chunk.fileName}.map`];
          if (itsMap?.type === 'asset') itsMap.source = String(itsMap.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}

/** The names of an import or export clause, `a as b`, as the members of an object to take apart or to make. */
function pairs(clause: string, direction: 'from' | 'to'): string {
  return clause
    .split(',')
    .map((each) => {
      const [name = '', alias = name] = each.split(' as ');
      return direction === 'from' ? `${name}:${alias}` : `${alias}:${name}`;
    })
    .join(',');
}

function replaceOnce(text: string, pattern: RegExp, make: (clause: string, whole: string) => string): string {
  const found = [...text.matchAll(new RegExp(pattern, 'g'))];
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`${found.length} statements like ${pattern.source}`);
  return text.slice(0, only.index) + make(only[1] ?? '', only[0]) + text.slice(only.index + only[0].length);
}

function isChunk(output: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): output is Rolldown.OutputChunk {
  return output?.type === 'chunk';
}
