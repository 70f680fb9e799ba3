import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { use } from 'react';
import { CoreAdminContext, I18nContext, useTranslate } from 'react-admin';
import { Language, useTexts } from './language.ts';

function Form() {
  const t = useTranslate();
  const i18n = use(I18nContext);
  return (
    <>
      <input aria-label={t('foyer.list.from')} />
      <button onClick={() => void i18n.changeLocale('en')}>{t('foyer.languages.en')}</button>
    </>
  );
}

function House({ language }: { language: Language }) {
  return (
    <CoreAdminContext i18nProvider={useTexts(language)}>
      <Form />
    </CoreAdminContext>
  );
}

test('another language leaves what was typed, and the focus', async () => {
  const language = new Language('de');
  render(<House language={language} />);
  await userEvent.type(screen.getByLabelText('von'), 'Nordlicht');
  await userEvent.click(screen.getByRole('button', { name: 'Englisch' }));
  expect(screen.getByLabelText('from')).toHaveValue('Nordlicht');
  expect(screen.getByRole('button', { name: 'English' })).toHaveFocus();
  expect(language.locale()).toBe('en');
});
