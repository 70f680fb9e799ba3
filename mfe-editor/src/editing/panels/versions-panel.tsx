import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import type { PageVersion } from '@foyer/shared/api';
import { useEffect, useState } from 'react';
import type { Editing } from '../editing.ts';
import { button, check, muted, outlined } from '../look.ts';
import { distinctTimes } from '../texts/distinct-times.ts';
import { failureText } from '../texts/failure-text.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { Panel } from './panel.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

const list = css({
  display: 'grid',
  gap: '.75rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { paddingBottom: '.75rem', borderBottom: `1px solid ${editorColours.line}` },
});
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '.35rem', marginTop: '.35rem' });
const named = css(check, { marginBottom: '.75rem' });
const apart = css({ margin: '.75rem 0' });

/** Earlier versions of the page: to look at, and to bring back. */
export const VersionsPanel = observer(function VersionsPanel({ editing }: { editing: Editing }) {
  const { session, comparison, i18n } = editing;
  const t = useTexts(i18n);
  /** None before they are known. */
  const [read, setRead] = useState<readonly PageVersion[] | null>(null);
  const versions = read ?? [];
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<{ id: number; name: string } | null>(null);
  const [onlyNamed, setOnlyNamed] = useState(false);
  const [page, setPage] = useState(1);
  const [hasMore, setMore] = useState(false);
  const timeOf = distinctTimes(
    i18n,
    versions.map(({ created_at: at }) => at),
  );
  const { live } = session;

  useEffect(() => {
    let isGone = false;
    // Each time all that are on show: with every publication they move on.
    const pages = [...Array(page).keys()].map((index) => session.api.versions({ page: index + 1, named: onlyNamed }));
    Promise.all(pages).then(
      (answers) => {
        if (isGone) return;
        setRead(answers.flatMap(({ results }) => results));
        setMore(answers.at(-1)?.next !== null);
      },
      () => !isGone && session.panels.say('page.failed', { isError: true }),
    );
    return () => {
      isGone = true;
    };
  }, [session, live, page, onlyNamed]);

  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      session.panels.say('publish.failed', { isError: true, words: failureText(error, t) });
    } finally {
      setBusy(false);
    }
  };
  const ask = (version: { id: number; name: string }) =>
    act(async () => {
      await comparison.learn(version.id);
      setAsked(version);
    });
  const restore = (id: number) =>
    act(async () => {
      setAsked(null);
      await session.publication.restore(id);
      session.panels.say('versions.restored');
    });
  const { pathname } = session.site.navigation.location;
  return (
    <Panel
      side="left"
      title={t('versions')}
      closeLabel={t('close')}
      close={() => {
        session.panels.show({ leftPanel: null });
      }}
    >
      <label css={named}>
        <input
          type="checkbox"
          checked={onlyNamed}
          onChange={(event) => {
            setPage(1);
            setOnlyNamed(event.target.checked);
          }}
        />
        {t('versions.named')}
      </label>
      {read && <p css={[muted, apart]}>{t(read.length === 0 ? 'versions.none' : 'versions.live')}</p>}
      <ul css={list}>
        {versions.map(({ id, author, label, published, created_at: at }) => {
          const time = timeOf(at);
          const name = label || time;
          /** One of many buttons of the same word. */
          const tool = (word: string, press: () => void, isOff: boolean) => (
            <button
              type="button"
              css={[button, outlined]}
              aria-label={`${t(word)}: ${[label, time].filter(Boolean).join(', ')}`}
              disabled={isOff}
              onClick={press}
            >
              {t(word)}
            </button>
          );
          return (
            <li key={id}>
              <strong>{name}</strong>
              <div css={muted}>
                {[label && time, session.people.nameOf(author), published === false && t('versions.unseen')]
                  .filter(Boolean)
                  .join(', ')}
              </div>
              <div css={ways}>
                {tool('versions.look', () => window.open(`${pathname}?v=${id}`, '_blank', 'noopener'), false)}
                {tool('compare', () => void act(() => comparison.open(id, 'draft')), isBusy)}
                {tool('versions.restore', () => void ask({ id, name }), isBusy)}
              </div>
            </li>
          );
        })}
      </ul>
      {hasMore && (
        <button type="button" css={[button, outlined, apart]} onClick={() => setPage(page + 1)}>
          {t('versions.more')}
        </button>
      )}
      <p css={[muted, apart]}>{t('versions.kept')}</p>
      {asked && (
        <RestoreDialog
          editing={editing}
          version={asked}
          restore={() => void restore(asked.id)}
          close={() => setAsked(null)}
        />
      )}
    </Panel>
  );
});
