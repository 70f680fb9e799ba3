import type { Page } from '@foyer/shared/api';
import { edited, rowWith } from '../testing/edited.ts';
import { LanguagesStore } from './languages-store.ts';

const pageCalled = (title: string) =>
  ({ id: 7, title, urls: { de: '/de/besuch', en: '/en/visit' }, modules: [] }) as unknown as Page;
const arrived = () => new Promise((resolve) => setImmediate(resolve));

test('the other language is read when it is to be seen, and anew with the page; the latest answer counts', async () => {
  const session = edited(rowWith({}));
  const { currentPage, api } = session.site;
  const answers: ((page: never) => void)[] = [];
  jest.spyOn(api, 'in').mockReturnValue(api);
  jest.spyOn(api, 'get').mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const languages = new LanguagesStore(session);
  const end = languages.begin();
  currentPage.show(pageCalled('Besuch'));
  expect(answers).toHaveLength(0);
  languages.show('both');
  currentPage.show(pageCalled('Ihr Besuch'));
  expect(answers).toHaveLength(2);
  answers[1]?.(pageCalled('Your visit') as never);
  await arrived();
  answers[0]?.(pageCalled('Visit') as never);
  await arrived();
  expect(languages.page?.title).toBe('Your visit');
  end();
});
