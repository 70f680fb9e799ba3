import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import type { PreviewLink } from '@foyer/shared/api';
import { useEffect, useId, useMemo, useState } from 'react';
import type { Editing } from '../editing.ts';
import { button, fault, field, input, loud, muted, outlined } from '../look.ts';
import { Modal, Question } from '../panels/modal.tsx';
import { putOnClipboard } from '../surface/put-on-clipboard.ts';
import { distinctTimes } from '../texts/distinct-times.ts';
import { interfaceFormats } from '../texts/interface-formats.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { PreviewApi } from './preview-api.ts';

/** For how many days a link may hold; the first is usual. */
const DAYS = [7, 1, 30, 90] as const;

const list = css({ display: 'grid', gap: '.9rem', margin: '0 0 1.25rem', padding: 0, listStyle: 'none' });
const line = css({ display: 'flex', gap: '.35rem', '& input': { flex: 1, minWidth: 0 } });
const made = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  alignItems: 'end',
  '& > div': { flex: '1 1 10rem', marginBottom: 0 },
});

/** Links to the working copy for people without a login: to make, to send, to revoke. */
export const ShareDialog = observer(function ShareDialog({ editing, close }: { editing: Editing; close: () => void }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const { site } = session;
  const { kind, id } = session.content;
  const api = useMemo(() => new PreviewApi(site, { kind, id }), [site, kind, id]);
  /** None before they are known. */
  const [read, setLinks] = useState<readonly PreviewLink[] | null>(null);
  const links = read ?? [];
  const [days, setDays] = useState<number>(DAYS[0]);
  const [isBusy, setBusy] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const [copied, setCopied] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const [isRevoked, setRevoked] = useState(false);
  const duration = useId();
  const formats = interfaceFormats(i18n);

  useEffect(() => {
    let isGone = false;
    // What was typed last is to be seen, too.
    void session.saver.flush();
    const open = async () => {
      const known = await api.list();
      const shown = known.length > 0 ? known : [await api.make(DAYS[0])];
      if (!isGone) setLinks(shown);
    };
    open()
      .catch(() => !isGone && setFailed(true))
      .finally(() => !isGone && setBusy(false));
    return () => {
      isGone = true;
    };
  }, [api, session]);

  const act = async (work: () => Promise<readonly PreviewLink[]>) => {
    setBusy(true);
    setFailed(false);
    setRevoked(false);
    try {
      setLinks(await work());
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const make = () => act(async () => [...(read ?? (await api.list())), await api.make(days)]);
  const revoke = (id: number) =>
    act(async () => {
      setAsked(null);
      await api.revoke(id);
      setRevoked(true);
      return links.filter((link) => link.id !== id);
    });
  const timeOf = distinctTimes(
    i18n,
    links.map(({ expires_at: end }) => end),
  );
  /** One of many of the same word. */
  const its = (word: string, { expires_at: end }: PreviewLink) => `${t(word)}: ${timeOf(end)}`;
  const addressOf = ({ token }: PreviewLink) => `${location.origin}${location.pathname}?preview=${token}`;
  const copy = (link: PreviewLink) => {
    const isCopied = putOnClipboard({ 'text/plain': addressOf(link) });
    setCopied(isCopied ? link.id : null);
    setFailed(!isCopied);
  };
  return (
    <Modal title={t('share')} close={close}>
      <p>{t('share.words')}</p>
      <ul css={list}>
        {links.map((link) => (
          <li key={link.id}>
            <div css={line}>
              <input
                css={input}
                readOnly
                value={addressOf(link)}
                aria-label={its('share.link', link)}
                onFocus={(event) => event.currentTarget.select()}
              />
              <button
                type="button"
                css={[button, outlined]}
                aria-label={its('module.copy', link)}
                onClick={() => copy(link)}
              >
                {t('module.copy')}
              </button>
              <button
                type="button"
                css={button}
                aria-label={its('share.revoke', link)}
                disabled={isBusy}
                aria-expanded={asked === link.id}
                onClick={() => setAsked(link.id)}
              >
                {t('share.revoke')}
              </button>
            </div>
            {asked === link.id && (
              <Question
                i18n={i18n}
                words={`${t('share.revoke')}?`}
                no={['cancel', () => setAsked(null)]}
                yes={['share.revoke', () => void revoke(link.id)]}
              />
            )}
            <span css={muted} aria-live="polite">
              {t('share.until', {
                date: formats.dayShort(link.expires_at),
                time: formats.time(link.expires_at),
                author: session.people.nameOf(link.author),
              })}
              {copied === link.id && ` ${t('share.copied')}`}
            </span>
          </li>
        ))}
        {read?.length === 0 && !isBusy && <li css={muted}>{t('share.none')}</li>}
      </ul>
      <div css={muted} role="status">
        {isRevoked && t('share.revoked')}
      </div>
      {hasFailed && (
        <p css={fault} role="alert">
          {t('publish.failed')}
        </p>
      )}
      <div css={made}>
        <div css={field}>
          <label htmlFor={duration}>{t('share.days')}</label>
          <select id={duration} css={input} value={days} onChange={(event) => setDays(Number(event.target.value))}>
            {[...DAYS]
              .sort((one, other) => one - other)
              .map((count) => (
                <option key={count} value={count}>
                  {t('share.day', { count })}
                </option>
              ))}
          </select>
        </div>
        <button type="button" css={[button, loud]} disabled={isBusy} onClick={() => void make()}>
          {t('share.make')}
        </button>
        <button type="button" css={button} onClick={close}>
          {t('close')}
        </button>
      </div>
    </Modal>
  );
});
