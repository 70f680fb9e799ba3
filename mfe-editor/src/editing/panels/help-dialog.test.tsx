import { createTestSite } from '@foyer/shared/testing';
import type { UserDetails } from '@foyer/shared/api';
import { render, screen } from '@testing-library/react';
import type { Editing } from '../editing.ts';
import { interfaceTexts } from '../texts/interface-texts.ts';
import { HelpDialog } from './help-dialog.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

test.each(['de', 'en'] as const)('keys have the names that they have on keyboards, in %s', (editing_language) => {
  const site = createTestSite({ user: { username: 'editor', editing_language } as UserDetails });
  render(<HelpDialog editing={{ i18n: interfaceTexts(site) } as Editing} />);
  expect(screen.getByText({ de: 'Entf', en: 'Del' }[editing_language])).toBeVisible();
});
