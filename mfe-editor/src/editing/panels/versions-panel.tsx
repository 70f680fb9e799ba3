import { css } from '@emotion/react';
import { formatsOf, observer } from '@foyer/shared';
import type { PageVersion } from '@foyer/shared/api';
import { useEffect, useState } from 'react';
import type { Editing } from '../editing.ts';
import { button, muted, outlined } from '../look.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { Panel } from './panel.tsx';

const list = css({ display: 'grid', gap: '.75rem', margin: 0, padding: 0, listStyle: 'none', '& li': { paddingBottom: '.75rem', borderBottom: '1px solid #343845' } });
const ways = css({ display: 'flex', gap: '.35rem', marginTop: '.35rem' });

/** Earlier versions of the page: to look at, and to bring back. */
export const VersionsPanel = observer(function VersionsPanel({ editing }: { editing: Editing }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const [versions, setVersions] = useState<readonly PageVersion[]>([]);
  const [isBusy, setBusy] = useState(false);
  const formats = formatsOf(i18n.language === 'en' ? 'en' : 'de');
  const { live } = session;

  useEffect(() => {
    let isGone = false;
    session.api.versions().then(
      ({ results }) => !isGone && setVersions(results),
      () => session.say('versions.failed', true),
    );
    return () => {
      isGone = true;
    };
  }, [session, live]);

  const restore = async (id: number) => {
    setBusy(true);
    try {
      await session.restore(id);
      session.say('versions.restored');
    } catch {
      session.say('versions.failed', true);
    } finally {
      setBusy(false);
    }
  };
  const { pathname } = session.site.navigation.location;
  return (
    <Panel
      side="left"
      title={t('versions')}
      closeLabel={t('close')}
      close={() => {
        session.show({ leftPanel: null });
      }}
    >
      <ul css={list}>
        {versions.map(({ id, created_at: at, author, label, published }) => (
          <li key={id}>
            <strong>{label || t('version', { date: formats.dayShort(at), time: formats.time(at) })}</strong>
            <div css={muted}>
              {label && `${t('version', { date: formats.dayShort(at), time: formats.time(at) })}, `}
              {author}
              {published === false && `, ${t('versions.unseen')}`}
            </div>
            <div css={ways}>
              <a css={[button, outlined]} href={`${pathname}?v=${id}`} target="_blank" rel="noopener">
                {t('versions.look')}
              </a>
              <button type="button" css={[button, outlined]} disabled={isBusy} onClick={() => void restore(id)}>
                {t('versions.restore')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
});
