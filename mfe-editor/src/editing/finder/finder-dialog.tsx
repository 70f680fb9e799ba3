import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { giveBackFocus } from '../../interface/give-back-focus.ts';
import type { Editing } from '../editing.ts';
import { button, dialog, fault, input, listDialog, material, muted, outlined } from '../look.ts';
import { whyRefused } from '../uploading/why-refused.ts';
import { useTexts } from '../texts/interface-texts.ts';
import type { FinderRequest } from './finder-store.ts';
import { addressIn, type Found, foundIn, type FoundKind, readRecord, search } from './records.ts';

/** What is typed is looked for once no other letter has followed for so long, in milliseconds. */
const PAUSE_MS = 200;

const head = css({
  display: 'grid',
  gap: '.75rem',
  padding: '1.25rem 1.25rem .75rem',
  '& h2': { margin: 0 },
});
const line = css({ display: 'flex', gap: '.5rem', alignItems: 'center', '& > label': { flex: 'none' } });
const kindsRow = css({ display: 'flex', flexWrap: 'wrap', gap: '.25rem' });
const body = css({ padding: '0 1.25rem 1.25rem', overflowY: 'auto', minHeight: '14rem' });
const rows = css({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li + li': { borderTop: `1px solid ${editorColours.line}` },
});
const pictures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: '.75rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const choice = css({
  display: 'grid',
  gap: '.15rem',
  width: '100%',
  minHeight: '2.75rem',
  padding: '.5rem .4rem',
  borderRadius: '.25rem',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '&:hover, &:focus-visible': {
    background: editorColours.chosen,
    outline: `2px solid ${editorColours.here}`,
    outlineOffset: -2,
  },
  '& strong': { fontWeight: 600 },
  '& img': {
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: '.2rem',
    background: editorColours.sunken,
  },
});
const file = css({ position: 'absolute', width: 1, height: 1, opacity: 0 });

interface Results {
  found: readonly Found[];
  count: number;
  /** The last page of them that is there. */
  page: number;
  state: 'loading' | 'there' | 'failed';
}

const NOTHING: Results = { found: [], count: 0, page: 0, state: 'loading' };

/** Results, and to which question. */
type Answered = Results & { question: string };

/** Looks for something of one kind, anew with every pause in typing. */
function useFound(
  { session }: Editing,
  kind: FoundKind,
  { words, page, tries, media }: { words: string; page: number; tries: number; media: FinderRequest['media'] },
): Results {
  const { site, language } = session;
  const [results, setResults] = useState<Answered>({ ...NOTHING, question: '' });
  const question = `${kind} ${language} ${words}`;
  useEffect(() => {
    let isGone = false;
    setResults((before) => (before.state === 'failed' ? { ...before, state: 'loading' } : before));
    const look = () =>
      search(site, kind, { words, page, media }).then(
        ({ results: records, count }) => {
          if (isGone) return;
          const found = records.map((record) => foundIn(kind, record, language));
          setResults((before) => ({
            found: page === 1 ? found : [...before.found, ...found],
            count,
            page,
            state: 'there',
            question,
          }));
        },
        () => !isGone && setResults((before) => ({ ...(page === 1 ? NOTHING : before), state: 'failed', question })),
      );
    const timer = setTimeout(() => void look(), words ? PAUSE_MS : 0);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [site, kind, words, page, tries, media, language, question]);
  // What answers another question is not what was looked for.
  return results.question === question ? results : NOTHING;
}

/** Finds something of the house, or takes an address that is typed: by search, by keyboard, and by putting it into the library. */
export const FinderDialog = observer(function FinderDialog({
  editing,
  request,
}: {
  editing: Editing;
  request: FinderRequest;
}) {
  const { finder, session, uploads, i18n } = editing;
  const t = useTexts(i18n);
  const element = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const title = useId();
  const [first = 'pages'] = request.kinds;
  const [kind, setKind] = useState<FoundKind>(first);
  const [words, setWords] = useState(request.address ?? '');
  const [page, setPage] = useState(1);
  const [tries, setTries] = useState(0);
  const [refusal, setRefusal] = useState('');
  const [isHasty, setHasty] = useState(false);
  const address = request.address === undefined ? null : addressIn(words);
  const {
    found,
    count,
    state,
    page: last,
  } = useFound(editing, kind, {
    words: address === null ? words.trim() : '',
    page,
    tries,
    media: request.media,
  });

  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    field.current?.focus();
    field.current?.select();
    return () => giveBackFocus(before);
  }, []);

  const look = (next: { words?: string; kind?: FoundKind }) => {
    setPage(1);
    setHasty(false);
    if (next.words !== undefined) setWords(next.words);
    if (next.kind !== undefined) setKind(next.kind);
  };
  const takeFirst = () => {
    if (address !== null) finder.choose({ url: address });
    else if (state === 'failed') setTries(tries + 1);
    else if (words.trim()) setHasty(true);
  };
  // Whoever presses Enter before the answer has come gets its first result, too.
  useEffect(() => {
    if (!isHasty || state === 'loading') return;
    setHasty(false);
    if (found[0]) finder.choose(found[0]);
  }, [isHasty, state, found, finder]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = !event.nativeEvent.isComposing && { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const choices = [field.current, ...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = choices.indexOf(event.target as HTMLElement);
    if (!by || at < 0) return;
    event.preventDefault();
    choices[at + by]?.focus();
  };
  const upload = async (input: HTMLInputElement) => {
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    // What failed can be chosen again.
    input.value = '';
    setRefusal('');
    try {
      const media = await uploads.send(chosen);
      const isWanted = media.kind === (kind === 'pictures' ? 'picture' : (request.media ?? media.kind));
      if (!isWanted) return setRefusal(t('finder.refused'));
      finder.choose(foundIn(kind, await readRecord(session.site, kind, media.id), session.language), request);
    } catch (error) {
      setRefusal(whyRefused(error) ?? t('finder.refused'));
    }
  };
  const takesFiles = kind === 'pictures' || kind === 'media-files';
  const accept = kind === 'pictures' ? 'image/*' : request.media && `${request.media}/*`;
  return (
    <dialog
      ref={element}
      css={[material, dialog, listDialog]}
      aria-labelledby={title}
      data-editor-panel=""
      onClose={() => finder.choose(null)}
      onKeyDown={onKeyDown}
    >
      <div css={head}>
        <div css={line}>
          <h2 id={title} css={css({ flex: 1 })}>
            {t(request.address === undefined ? `finder.${kind}` : 'finder.link')}
          </h2>
          <button type="button" css={button} onClick={() => element.current?.close()}>
            {t('close')}
          </button>
        </div>
        <input
          css={input}
          ref={field}
          type="search"
          aria-label={t(request.address === undefined ? 'finder.search' : 'finder.searchOrAddress')}
          placeholder={t(request.address === undefined ? 'finder.search' : 'finder.searchOrAddress')}
          value={words}
          spellCheck={false}
          onChange={(event) => look({ words: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            takeFirst();
          }}
        />
        {request.kinds.length > 1 && (
          <div css={kindsRow} role="group" aria-label={t('field.media_type')}>
            {request.kinds.map((name) => (
              <button
                key={name}
                type="button"
                css={button}
                aria-pressed={kind === name}
                onClick={() => look({ kind: name, ...(address !== null && { words: '' }) })}
              >
                {t(`finder.${name}`)}
              </button>
            ))}
          </div>
        )}
        {takesFiles && (
          <div css={line}>
            <label css={[button, outlined]}>
              {t('finder.upload')}
              <input css={file} type="file" accept={accept} onChange={(event) => void upload(event.target)} />
            </label>
            {uploads.current && <progress value={uploads.current.share} max={1} aria-label={uploads.current.name} />}
            {refusal && (
              <span css={fault} role="alert">
                {refusal}
              </span>
            )}
          </div>
        )}
      </div>
      <div css={body}>
        <p css={muted} role="status">
          {address === null && t(state === 'failed' ? 'page.failed' : `finder.state.${state}`, { count })}
        </p>
        <ul ref={list} css={kind === 'pictures' ? pictures : rows}>
          {address !== null && (
            <li>
              <button type="button" css={choice} onClick={() => finder.choose({ url: address })}>
                <strong>{t('finder.takeAddress')}</strong>
                <span css={muted}>{address}</span>
              </button>
            </li>
          )}
          {found.map((one) => (
            <li key={one.id}>
              <button type="button" css={choice} onClick={() => finder.choose(one)}>
                {kind === 'pictures' && (
                  <img
                    src={one.record.thumbnails?.small.url}
                    alt={one.record.alt?.[session.language] ?? ''}
                    loading="lazy"
                  />
                )}
                <strong>{one.title}</strong>
                {kind !== 'pictures' && <span css={muted}>{one.detail}</span>}
              </button>
            </li>
          ))}
        </ul>
        {found.length < count && (
          <button
            type="button"
            css={[button, outlined]}
            onClick={() => {
              setPage(last + 1);
              setTries(tries + 1);
            }}
          >
            {t('finder.more')}
          </button>
        )}
      </div>
    </dialog>
  );
});
