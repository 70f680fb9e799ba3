import { css } from '@emotion/react';
import { Button, useFormats, useLocation, useMessages, useSite } from '@foyer/shared';
import type { UserSession } from '@foyer/shared/api';
import { fieldComplaint, fieldHelp } from '@foyer/shared/fields';
import { useEffect, useRef, useState } from 'react';
import { done } from '../account/styles.ts';

const SESSIONS = '/{locale}/api/user-details/sessions/';

const list = css({ padding: 0, listStyle: 'none', borderTop: '1px solid var(--hair)' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s2) var(--s4)',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: 'var(--s3) 0',
  borderBottom: '1px solid var(--hair)',
  '& > div': { minWidth: 0, flex: '1 1 16rem' },
});
const mark = css({
  marginInlineStart: '.6em',
  padding: '.1em .5em',
  background: 'var(--grey)',
  fontSize: 'var(--step--1)',
  fontWeight: 600,
});
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)', marginTop: 'var(--s6)' });
const said = css({ marginTop: 'var(--s4)', '&:focus': { outline: 'none' } });

/** Everywhere that somebody is logged in, and the end of it. */
export function SessionList({ sessions }: { sessions: UserSession[] }) {
  const { api } = useSite();
  const { locale } = useLocation();
  const t = useMessages();
  const formats = useFormats();
  const words = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(sessions);
  const [report, setReport] = useState<{ text: string; failed: boolean } | null>(null);
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const others = open.filter(({ is_current }) => !is_current);
  const at = (instant: string) => `${formats.dayShort(instant)}, ${formats.time(instant)}`;

  const end = async (path: string, stays: (session: UserSession) => boolean) => {
    try {
      await api.send('DELETE', SESSIONS + path);
      setOpen((now) => now.filter(stays));
      setReport({ text: t('sessions.ended', { count: open.length - open.filter(stays).length }), failed: false });
      // The button that had the focus is gone.
      words.current?.focus();
    } catch {
      setReport({ text: t('sessions.error'), failed: true });
    }
  };
  const endAll = () =>
    api.send('DELETE', `${SESSIONS}?scope=all`).then(
      () => window.location.assign(`/${locale}`),
      () => setReport({ text: t('sessions.error'), failed: true }),
    );

  return (
    <>
      <ul css={list}>
        {open.map((session) => {
          const client = session.client || t('session.unknown');
          const begun = at(session.created_at);
          return (
            <li key={session.id} css={row}>
              <div>
                <strong>{client}</strong>
                {session.is_current && <span css={mark}>{t('session.current')}</span>}
                <p css={fieldHelp}>{t('session.dates', { begun, seen: at(session.seen_at) })}</p>
              </div>
              {!session.is_current && (
                <Button
                  kind="line"
                  size="s"
                  disabled={!alive}
                  aria-label={t('session.endNamed', { client, begun })}
                  onClick={() => void end(`${session.id}/`, ({ id }) => id !== session.id)}
                >
                  {t('session.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div css={said} ref={words} role={report?.failed ? 'alert' : 'status'} tabIndex={-1}>
        {report && <p css={report.failed ? fieldComplaint : done}>{report.text}</p>}
      </div>
      <div css={ways}>
        {others.length > 0 && (
          <Button kind="line" disabled={!alive} onClick={() => void end('', ({ is_current }) => is_current)}>
            {t('sessions.others')}
          </Button>
        )}
        <Button kind="line" disabled={!alive} onClick={() => void endAll()}>
          {t('sessions.all')}
        </Button>
      </div>
    </>
  );
}
