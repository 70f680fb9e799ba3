import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { federatedName, type RemoteDeclaration } from '@foyer/shared';

export interface SampleRemote {
  declaration?: Partial<RemoteDeclaration>;
  version?: string;
  /** Code of the server bundle's `render`. */
  render?: string;
  /** The whole server bundle instead. */
  server?: string;
  /** Name of the global variable that the browser's entry fills; by default as it has to be. */
  container?: string;
  /** Code of the browser's entry. */
  entry?: string;
  shared?: Record<string, string>;
}

const HELLO = `async (request) => ({ status: 200, html: '<h1>Hello</h1>', head: { title: 'Hello' }, styles: {}, data: null, slots: [], tags: [] })`;

/** A folder like that of a built remote, small and hand-written. */
export async function sampleRemote({
  declaration,
  version = '1.0.0',
  render = HELLO,
  server,
  container,
  entry = 'var entry;',
  shared = { react: '^19.0.0' },
}: SampleRemote = {}): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'foyer-remote-'));
  const whole: RemoteDeclaration = {
    name: 'events',
    owner: 'team-events@foyer.example',
    contract: 1,
    criticality: 'required',
    fragments: { list: 'src/list/fragment.tsx' },
    routes: { events: { fragment: 'list', paths: { de: '/programm', en: '/program' } } },
    widgets: { 'events.list': { fragment: 'list' } },
    budgets: { entryAndFragment: 15_360 },
    ...declaration,
  };
  const exposes = Object.keys(whole.fragments).map((name) => ({
    name,
    assets: { js: { sync: [`${name}.js`], async: [] } },
  }));
  await mkdir(join(dir, 'dist/client'), { recursive: true });
  await mkdir(join(dir, 'dist/server'), { recursive: true });
  const write = (path: string, content: unknown) =>
    writeFile(join(dir, path), typeof content === 'string' ? content : JSON.stringify(content));
  await Promise.all([
    write('foyer.json', whole),
    write('package.json', { name: `@foyer/mfe-${whole.name}`, version }),
    write('dist/client/mf-manifest.json', {
      metaData: { globalName: container ?? federatedName(whole.name) },
      exposes,
    }),
    write('dist/client/shared.json', shared),
    write('dist/client/remoteEntry.js', entry),
    write('dist/server/index.cjs', server ?? `exports.contract = 1; exports.render = ${render};`),
    ...exposes.map(({ name }) => write(`dist/client/${name}.js`, `var ${name.replaceAll('-', '_')};`)),
  ]);
  return dir;
}
