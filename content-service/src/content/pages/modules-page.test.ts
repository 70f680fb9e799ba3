import { apiSchemas, type Page, PageSchema } from '@foyer/shared/api';
import { MODULE_GROUPS, type ModuleDeclaration, MODULES, STYLE_OPTIONS } from '@foyer/shared/modules';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { ask, serviceForTests } from '../../testing/site.ts';

const PATH = '/de/pageeditor-api/page/_modules';

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajvFormats.default(ajv);
for (const [name, schema] of Object.entries(apiSchemas)) ajv.addSchema(schema, name);
const isPage = ajv.compile(PageSchema);

describe('the page of all modules', () => {
  const site = serviceForTests({ env: { MODULES_PAGE: 'on' } });

  const read = async (path: string) => {
    const { status, body } = await ask<Page>(site.url + path);
    expect([status, isPage(body), isPage.errors]).toEqual([200, true, null]);
    return JSON.stringify(body.modules);
  };

  it.each(['de', 'en'])(
    'shows every module of the picker in every look, as its schema wants it, in %s',
    async (locale) => {
      const path = PATH.replace('de', locale);
      const looks = new Set<string | undefined>();
      const all = await read(path);
      for (const group of MODULE_GROUPS) {
        const shown = await read(`${path}/${group}`);
        for (const [, look] of shown.matchAll(/"extra_class":"([^"]+)"/g)) looks.add(look);
        const models = Object.entries<ModuleDeclaration>(MODULES).filter(([, declared]) => declared.group === group);
        for (const [model] of models) {
          expect(all).toContain(`"model":"${model}"`);
          expect(shown.split(`"model":"${model}"`).length).toBeGreaterThan(6);
        }
      }
      expect([...looks]).toEqual(expect.arrayContaining(Object.values(STYLE_OPTIONS).flat()));
    },
  );

  it('has no group that there is not', async () => {
    expect((await ask(`${site.url}${PATH}/nothing`)).status).toBe(404);
  });
});

describe('a service in production', () => {
  const site = serviceForTests();

  it('has no such page', async () => {
    expect((await ask(site.url + PATH)).status).toBe(404);
  });
});
