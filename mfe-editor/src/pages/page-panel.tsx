import { observer, type Locale } from '@foyer/shared';
import { useEffect, useState, type FormEvent } from 'react';
import { CONTENT_LANGUAGES } from '../editing/document/commands.ts';
import type { Editing } from '../editing/editing.ts';
import { button, fault, loud, muted, outlined } from '../editing/look.ts';
import { Panel } from '../editing/panels/panel.tsx';
import { interfaceFormats } from '../editing/texts/interface-formats.ts';
import { failureText } from '../editing/texts/failure-text.ts';
import { useTexts } from '../editing/texts/interface-texts.ts';
import { DeletePage } from './delete-page.tsx';
import { PageFields } from './page-fields.tsx';
import { Overtaken, PageForm } from './page-form.ts';
import { PageRecords } from './page-records.ts';

/** Everything about a page that does not stand on it. */
export const PagePanel = observer(function PagePanel({ editing }: { editing: Editing }) {
  const { session, i18n } = editing;
  const { site } = session;
  const t = useTexts(i18n);
  const { pageForm: form } = session;
  const [language, setLanguage] = useState<Locale>(session.language);
  /** A key of the texts, or words of the service. */
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { id } = session.content;
  const formats = interfaceFormats(i18n);
  const recovered = form?.recoveredAt == null ? null : new Date(form.recoveredAt).toISOString();

  useEffect(() => {
    // What was entered and not saved is there when the panel is opened again.
    const isEntered = () => session.pageForm?.isChanged ?? false;
    let isGone = false;
    if (!isEntered())
      PageForm.open(new PageRecords(site), id).then(
        (opened) => !isGone && !isEntered() && session.keepPageForm(opened),
        () => !isGone && setFailure('page.failed'),
      );
    return () => {
      isGone = true;
      if (!isEntered()) session.keepPageForm(null);
    };
  }, [session, site, id]);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: fields } = event;
    if (!form?.isChanged || isBusy) return;
    setBusy(true);
    setFailure('');
    const { navigation } = site;
    const { pathname } = navigation.location;
    try {
      const { path } = await form.save();
      session.panels.say('page.saved');
      await editing.checks.learn();
      await session.saver.flush();
      // In the language of its address, whichever is written in.
      const { pageLanguage } = session;
      // Whoever has left meanwhile is not brought back.
      const { location, pending } = navigation;
      if (pending || location.pathname !== pathname || !new URLSearchParams(location.search).has('edit')) return;
      const address = `/${pageLanguage}${path[pageLanguage] && `/${path[pageLanguage]}`}?edit`;
      await navigation.navigate(address, { replace: true, keepScroll: true });
    } catch (error) {
      const [fault] = Object.keys(form.faults);
      if (fault === undefined) setFailure(error instanceof Overtaken ? 'page.overtaken' : failureText(error, t));
      else {
        const its = CONTENT_LANGUAGES.find((one) => fault.endsWith(`.${one}`));
        if (its) setLanguage(its);
        requestAnimationFrame(() => {
          const field = fields.querySelector<HTMLElement>('[aria-invalid=true]');
          if (field) field.focus();
          else setFailure(form.faults[fault] ?? '');
        });
      }
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel
      side="right"
      isWide
      title={t('page')}
      closeLabel={t('close')}
      close={() => session.panels.show({ rightPanel: null })}
    >
      <div role="status">
        {recovered && (
          <p css={muted}>{t('page.recovered', { date: formats.dayShort(recovered), time: formats.time(recovered) })}</p>
        )}
      </div>
      {form && recovered && (
        <button type="button" css={[button, outlined]} onClick={() => form.discard()}>
          {t('page.discard')}
        </button>
      )}
      {form && (
        <form onSubmit={(event) => void save(event)}>
          <PageFields editing={editing} form={form} language={language} choose={setLanguage} />
          <p css={muted}>{t('page.at_once')}</p>
          <button type="submit" css={[button, loud]} aria-disabled={isBusy || !form.isChanged}>
            {t('page.save')}
          </button>{' '}
          {!form.isHome && (
            <button type="button" css={[button, outlined]} onClick={() => setDeleting(true)}>
              {t('page.delete')}
            </button>
          )}
        </form>
      )}
      <p css={fault} role="alert">
        {failure && t(failure)}
      </p>
      {form && isDeleting && <DeletePage editing={editing} form={form} close={() => setDeleting(false)} />}
    </Panel>
  );
});
