import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import { isDifferent, moduleChanges, type ModuleDocument, publishedIn } from '@foyer/shared/modules';
import { useState } from 'react';
import { PageRecords } from '../../pages/page-records.ts';
import type { Editing } from '../editing.ts';
import { button, fault, field, input, loud, low, muted, outlined, tick } from '../look.ts';
import { OvertakenError } from '../publishing/publication.ts';
import { failureText } from '../texts/failure-text.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { ChangeList } from '../publishing/change-list.tsx';
import { PlanSection } from '../publishing/plan-section.tsx';
import { FindingList } from './finding-list.tsx';
import { Modal } from './modal.tsx';

const check = css({
  display: 'flex',
  gap: '.5rem',
  alignItems: 'center',
  marginBottom: '.9rem',
  '& input': tick,
});
const onPage = css({ marginBottom: '1rem' });
const ways = css({
  position: 'sticky',
  bottom: '-1.25rem',
  zIndex: 1,
  [low]: { position: 'static' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  margin: '1rem -1.25rem',
  padding: '.75rem 1.25rem',
  background: editorColours.ground,
  borderTop: `1px solid ${editorColours.line}`,
});

/** Whose texts can be published. */
const LANGUAGES = { both: ['de', 'en'], de: ['de'], en: ['en'] } as const;

/** Asks once, says what is wrong, and puts the working copy online. */
export const PublishDialog = observer(function PublishDialog({ editing }: { editing: Editing }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const [label, setLabel] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { currentPage } = session.site;
  const isHidden = currentPage.page?.is_online === false;
  const [isToShow, setToShow] = useState(isHidden && isNew(session.live));
  const [what, setWhat] = useState<keyof typeof LANGUAGES>('both');
  const languages = LANGUAGES[what];
  const after = publishedIn(languages, session.live, session.document);
  const changes = moduleChanges(session.live, after);
  const isSomething = isDifferent(session.live, after);
  const isBlocked = !editing.checks.mayPublish(languages);
  const close = () => {
    session.panels.show({ isPublishing: false });
  };
  const act = async (work: () => Promise<void>, said: string) => {
    setBusy(true);
    setFailure('');
    try {
      await work();
      session.panels.say(said);
      close();
    } catch (error) {
      if (error instanceof OvertakenError) setFailure(t('publish.overtaken'));
      else setFailure(failureText(error, t));
    } finally {
      setBusy(false);
    }
  };
  const publish = async () => {
    await session.publication.publish(label, languages);
    const { page } = currentPage;
    if (!isToShow || !page) return;
    await new PageRecords(session.site).putOnline(page.id);
    currentPage.show({ ...page, is_online: true });
  };
  return (
    <Modal title={t('publish')} close={close} isBusy={isBusy}>
      {session.changeCount === 0 && <p>{t(isHidden ? 'publish.hidden' : 'publish.nothing')}</p>}
      {changes.length > 0 && <p>{t('publish.changes', { count: changes.length })}</p>}
      {session.changeCount > 0 && <ChangeList editing={editing} changes={changes} />}
      {session.changeCount > 0 && (
        <button
          type="button"
          css={[button, outlined, onPage]}
          onClick={() => void editing.comparison.open('live', 'draft')}
        >
          {t('compare')}
        </button>
      )}
      <FindingList editing={editing} found={editing.checks.findings} leave={close} />
      <div css={field}>
        <label htmlFor="editor-languages">{t('languages')}</label>
        <select
          id="editor-languages"
          css={input}
          value={what}
          onChange={(event) => setWhat(event.target.value as keyof typeof LANGUAGES)}
        >
          <option value="both">{t('publish.both')}</option>
          <option value="de">{t('publish.only.de')}</option>
          <option value="en">{t('publish.only.en')}</option>
        </select>
        {what !== 'both' && <p css={muted}>{t('publish.rest')}</p>}
      </div>
      <div css={field}>
        <label htmlFor="editor-version-label">{t('publish.label')}</label>
        <input
          id="editor-version-label"
          css={input}
          value={label}
          maxLength={200}
          onChange={(event) => setLabel(event.target.value)}
        />
      </div>
      {isHidden && (
        <label css={check}>
          <input type="checkbox" checked={isToShow} onChange={(event) => setToShow(event.target.checked)} />
          {t('publish.online')}
        </label>
      )}
      {failure && (
        <p css={fault} role="alert">
          {failure}
        </p>
      )}
      {isBlocked && <p css={fault}>{t('publish.blocked')}</p>}
      <div css={ways}>
        <button
          type="button"
          css={[button, loud]}
          disabled={isBusy || isBlocked || (!isSomething && !isToShow)}
          onClick={() => void act(publish, 'publish.done')}
        >
          {t('publish.now')}
        </button>
        <button
          type="button"
          css={[button, outlined]}
          disabled={isBusy || session.changeCount === 0}
          onClick={() => void act(() => session.publication.discard(), 'discard.done')}
        >
          {t('discard')}
        </button>
        <button type="button" css={button} disabled={isBusy} onClick={close}>
          {t('cancel')}
        </button>
      </div>
      <PlanSection editing={editing} label={label} isBusy={isBusy} setBusy={setBusy} done={close} />
    </Modal>
  );
});

/** Nothing has ever stood on the page but empty rows. */
const isNew = (live: ModuleDocument): boolean => Object.values(live).every(({ model }) => model === 'container');
