import { ApiError, type Site } from '@foyer/shared';
import { applied, type Difference, documentOf, type ModuleDocument, type ModuleRow } from '@foyer/shared/modules';
import { newRow } from '../editing/document/commands.ts';
import type { LocalCopy } from '../editing/saving/local-copy.ts';
import { makePage } from './new-page.ts';
import type { PageRecord, PageRecords } from './page-records.ts';

const both = (text: string) => ({ de: text, en: text });
const refused = (errors: Record<string, string[]>) =>
  new ApiError(400, '', { type: '', title: '', status: 400, errors });

/** A service that has no page yet, and a browser that keeps what it does not take. */
function begin({ keeps = true } = {}) {
  const row: ModuleRow = newRow('container', 1);
  const service = { document: documentOf([row]), refuse: (_: ModuleDocument): ApiError | null => null };
  const kept: LocalCopy[] = [];
  const removed: number[] = [];
  const api = {
    get: async () => ({ etag: '"0"', rows: Object.values(service.document) }),
    send: async (_method: string, _path: string, { changes }: { changes: Difference }) => {
      const document = applied(changes, service.document);
      const fault = service.refuse(document);
      if (fault) throw fault;
      service.document = document;
      return { etag: '"1"', cleaned: {}, references: {} };
    },
  };
  const records = {
    create: async (page: object) => ({ ...page, id: 7 }) as PageRecord,
    remove: async (id: number) => void removed.push(id),
  };
  const make = (beginning: readonly ModuleRow[]) =>
    makePage(
      { api } as unknown as Site,
      records as unknown as PageRecords,
      { title: both('Neu'), path: both(''), parent_id: null, beginning },
      async (_, copy) => {
        if (keeps) kept.push(copy);
        return keeps;
      },
    );
  const models = () => Object.values(service.document).map(({ model }) => model);
  return { service, kept, removed, make, models };
}

const row = newRow('container', -1);
const button = (link: string): ModuleRow => ({
  ...newRow('link', -2),
  parent: -1,
  fields: { ...newRow('link', -2).fields, link_text: both('Hin'), link: { url: both(link) } },
});
const linkIn = (document: ModuleDocument = {}) =>
  Object.values(document).find(({ model }) => model === 'link')?.fields['link'];

test('a page begins with what another one has left', async () => {
  const { make, models, kept, service } = begin();
  await make([row, button('/de/besuch')]);
  expect([models(), linkIn(service.document)]).toEqual([['container', 'link'], { url: both('/de/besuch') }]);
  expect(kept).toEqual([]);
});

test('half an address keeps no page from being made, and waits in the browser to be mended there', async () => {
  const { make, models, kept, service } = begin();
  await make([row, button('https://')]);
  expect([models(), linkIn(service.document)]).toEqual([['container', 'link'], null]);
  expect(kept.map(({ base, document }) => [base, linkIn(document)])).toEqual([
    [service.document, { url: both('https://') }],
  ]);
});

test('nor does what the service refuses for reasons of its own', async () => {
  const { make, models, kept, service } = begin();
  service.refuse = (document) => {
    const found = Object.values(document).find(({ fields }) => fields['link_text'] && linkIn(document));
    return found ? refused({ [`${found.id}.link`]: ['Die Adresse gibt es nicht.'] }) : null;
  };
  await make([row, button('/de/nirgends')]);
  expect([models(), linkIn(kept[0]?.document)]).toEqual([['container', 'link'], { url: both('/de/nirgends') }]);
});

test('a page is not made where something of it would be nowhere', async () => {
  const { make, removed } = begin({ keeps: false });
  await expect(make([row, button('https://')])).rejects.toThrow();
  expect(removed).toEqual([7]);
});

test('a page is not made whose rows are refused', async () => {
  const { make, removed, service } = begin();
  service.refuse = () => refused({ parent: ['fehlt'] });
  await expect(make([row])).rejects.toThrow();
  expect(removed).toEqual([7]);
});
