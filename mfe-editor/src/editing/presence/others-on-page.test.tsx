import { render } from '@testing-library/react';
import type { Editing } from '../editing.ts';
import { OthersOnPage } from './others-on-page.tsx';

test('whoever is at a module in two windows is named there once', () => {
  const at = (name: string) => ({ name, username: name, module: 2, etag: '' });
  const others = ['Edda', 'Ole', 'Edda'].map(at);
  const site = { user: { details: { username: 'Ida' } } };
  render(<OthersOnPage editing={{ session: { presence: { others }, site } } as unknown as Editing} />);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  expect(rules.map(({ cssText }) => cssText).join()).toContain('content: "Edda, Ole";');
});
