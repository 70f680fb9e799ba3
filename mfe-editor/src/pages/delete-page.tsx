import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import type { RecordUser } from '@foyer/shared/api';
import { useState } from 'react';
import type { Editing } from '../editing/editing.ts';
import { actions, button, danger, fault, outlined } from '../editing/look.ts';
import { Modal } from '../editing/panels/modal.tsx';
import { failureText } from '../editing/texts/failure-text.ts';
import { interfaceFormats } from '../editing/texts/interface-formats.ts';
import { useTexts } from '../editing/texts/interface-texts.ts';
import type { PageForm } from './page-form.ts';
import { PageRecords, usersIn } from './page-records.ts';

const list = css({
  margin: '0 0 1rem',
  paddingLeft: '1.2rem',
  maxHeight: '14rem',
  overflowY: 'auto',
  '& a': { color: editorColours.hereLight },
});

/** Asks before a page goes, and names what leads to it. */
export const DeletePage = observer(function DeletePage({
  editing,
  form,
  close,
}: {
  editing: Editing;
  form: PageForm;
  close: () => void;
}) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const { site, language } = session;
  const formats = interfaceFormats(i18n);
  const [users, setUsers] = useState<readonly RecordUser[] | null>(null);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { record } = form.kept;
  const isBlocked = users?.some(({ blocking }) => blocking) ?? false;

  const remove = async () => {
    setBusy(true);
    setFailure('');
    try {
      await new PageRecords(site).remove(record.id, users !== null);
      close();
      await session.handOver();
      session.panels.show({ isLossKnown: true });
      const parent = form.pages.find(({ id }) => id === record.parent_id);
      const path = parent?.path[session.pageLanguage];
      await site.navigation.navigate(`/${session.pageLanguage}${path ? `/${path}` : ''}`);
    } catch (error) {
      const found = usersIn(error);
      if (found && found.length > 0) setUsers(found);
      else setFailure(failureText(error, t));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal title={t('page.delete.title', { name: record.title[language] })} close={close} isBusy={isBusy}>
      <p>{t('page.delete.words')}</p>
      {users && (
        <div role="status">
          <p>{t('page.delete.users')}</p>
          <ul css={list}>
            {users.map(({ resource, id, title, at, url, blocking }) => (
              <li key={`${resource} ${id}`}>
                {url ? (
                  <a href={url} target="_blank" rel="noopener">
                    {title}
                  </a>
                ) : (
                  title
                )}
                {at && ` ${formats.dayShort(at)}, ${formats.time(at)}`}
                {blocking && ` (${t('page.needed')})`}
              </li>
            ))}
          </ul>
          {isBlocked && <p css={fault}>{t('page.delete.blocked')}</p>}
        </div>
      )}
      {failure && (
        <p css={fault} role="alert">
          {failure}
        </p>
      )}
      <div css={actions}>
        {!isBlocked && (
          <button type="button" css={[button, outlined, danger]} disabled={isBusy} onClick={() => void remove()}>
            {t(users ? 'page.delete.anyway' : 'module.remove')}
          </button>
        )}
        <button type="button" css={button} disabled={isBusy} onClick={close}>
          {t('cancel')}
        </button>
      </div>
    </Modal>
  );
});
