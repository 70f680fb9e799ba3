import { css } from '@emotion/react';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { EntryCount, InUseProblem, RecordUser, Resource } from '@foyer/shared/api';
import { mute, small, stack } from '../layout/surfaces.ts';
import { instantText } from '../resources/record-title.ts';
import { useLabel, useLocale, useRecords, useResource } from '../resources/resources.tsx';
import { withReason } from './failure-text.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { LeaveContext } from './unsaved-guard.tsx';

const list = css({
  margin: 0,
  padding: 0,
  border: '1px solid var(--hair)',
  borderRadius: 4,
  maxHeight: '18rem',
  overflowY: 'auto',
  '& li': { padding: '.5rem .75rem', overflowWrap: 'anywhere' },
  '& li + li': { borderTop: '1px solid var(--hair)' },
});

interface DeleteButtonProps {
  resource: Resource;
  id: number;
  title: string;
  onDeleted: () => void;
}

/** Deletes a record after asking: whoever uses it is named first, and may not be able to do without it; what visitors sent with it is counted. */
export function DeleteButton({ resource, id, title, onDeleted }: DeleteButtonProps) {
  const t = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const records = useRecords();
  const queries = useQueryClient();
  const leave = useContext(LeaveContext);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [inUse, setInUse] = useState<InUseProblem | null>(null);
  const isUsed = inUse !== null && inUse.users.length > 0;
  const entries = inUse?.entries;
  const isBlocked = inUse?.users.some(({ blocking }) => blocking) ?? false;
  const label = t(entries ? 'foyer.remove.with_entries' : inUse ? 'foyer.remove.detach' : 'ra.action.delete');

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      const removal = await records.remove(resource.name, id, inUse !== null);
      if (!removal.isGone) return setInUse(removal.inUse);
      setOpen(false);
      // Whatever shows next asks anew. What is still shown is the record, which would be asked for in vain.
      void queries.invalidateQueries({ refetchType: 'none' });
      notify('foyer.edit.deleted_title', { type: 'success', messageArgs: { title } });
      // What was not saved of it is gone with it.
      leave();
      onDeleted();
    } catch (error) {
      notify(withReason(t('foyer.remove.failed'), error, locale), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        color="error"
        onClick={() => {
          setInUse(null);
          setOpen(true);
        }}
      >
        {t('ra.action.delete')}
      </Button>
      <RemoveDialog
        isOpen={isOpen}
        close={() => setOpen(false)}
        title={t(isUsed ? 'foyer.remove.used' : 'foyer.remove.title', { title })}
        remove={isBlocked ? undefined : { label, isBusy, press: () => void remove() }}
      >
        {isUsed && <Users inUse={inUse} isBlocked={isBlocked} />}
        {entries && !isBlocked && <EntriesGoing {...entries} />}
        {(!isUsed || entries) && !isBlocked && <p>{t('foyer.remove.text')}</p>}
      </RemoveDialog>
    </>
  );
}

/** What visitors have sent with a form, and how much of it are files. */
function EntriesGoing({ count, files }: EntryCount) {
  const t = useTranslate();
  return (
    <p>
      <strong>{t('foyer.remove.entries', { smart_count: count })}</strong>{' '}
      {files > 0 && t('foyer.entry.files', { smart_count: files })}
    </p>
  );
}

function Users({ inUse: { users, user_count }, isBlocked }: { inUse: InUseProblem; isBlocked: boolean }) {
  const t = useTranslate();
  const more = user_count - users.length;
  return (
    <div css={stack}>
      <p>{t(isBlocked ? 'foyer.remove.blocked_text' : 'foyer.remove.used_text')}</p>
      <ul css={list} className="users">
        {users.map((user, index) => (
          // A record may use it in several places.
          <li key={`${user.resource} ${user.id} ${index}`}>
            <User user={user} />
          </li>
        ))}
        {more > 0 && <li css={mute}>{t('foyer.remove.more', { count: more })}</li>}
      </ul>
    </div>
  );
}

function User({ user }: { user: RecordUser }) {
  const t = useTranslate();
  const label = useLabel();
  const locale = useLocale();
  const resource = useResource(user.resource);
  const name = user.title || user.id;
  return (
    <>
      {/* In a new tab: the form behind this dialog may have unsaved changes. */}
      {user.url ? (
        <a href={user.url} target="_blank" rel="noopener">
          {name}
        </a>
      ) : (
        <span>{name}</span>
      )}{' '}
      <span css={[small, mute]}>
        {[
          user.at && instantText(user.at, locale),
          // What there is one of is called as its kind is.
          !resource?.singleton && (resource ? label(resource.label) : user.resource),
          user.blocking && t('foyer.remove.needs'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}
