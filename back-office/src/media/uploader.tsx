import { css } from '@emotion/react';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Button, LinearProgress } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { UploadedMedia } from '@foyer/shared/api';
import { HttpFailure } from '../api/http.ts';
import { row, small } from '../layout/surfaces.ts';
import { changePath } from '../resources/paths.ts';
import { useLabel, useRecords, useResources } from '../resources/resources.tsx';
import { sendFile } from './upload.ts';
import { useWhileShown } from './use-while-shown.ts';

interface Sending {
  key: number;
  name: string;
  share: number;
  state: 'sending' | 'done' | 'failed';
  reason: string;
  /** What has become of it. */
  media?: UploadedMedia;
  stop: () => void;
}

type List = 'pictures' | 'media-files';

/** What the file dialog offers of what the service takes. Some systems know documents by their endings only. */
const ACCEPTED: Readonly<Record<List, string>> = {
  pictures: 'image/*',
  'media-files': 'video/*,audio/*,.pdf,.vtt,.docx,.xlsx,.pptx,.odt,.ods,.odp',
};

const listOf = ({ kind }: UploadedMedia): List => (kind === 'picture' ? 'pictures' : 'media-files');

const zone = css({
  border: '1.5px dashed #7c8793',
  borderRadius: 6,
  padding: '1rem',
  background: '#fff',
  '&[data-over=true]': { borderColor: 'var(--violet)', background: 'var(--paper)' },
});
const lines = css({
  margin: '.75rem 0 0',
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: '.5rem',
  '& .MuiLinearProgress-root': { height: 6, borderRadius: 3 },
});
const fault = css({ color: '#b3261e', fontWeight: 600 });

interface UploaderProps {
  /** The list for which it is; what comes to lie in the other one says so. */
  list: List;
  /** What the file dialog offers, where that is not all of the list: `video/*`. */
  accept?: string;
  /** Told of each file that has arrived while this is on show. */
  onUploaded?: (media: UploadedMedia) => void;
}

/** Asks before the window is closed, until the function that it gives is called: files on their way would be lost. */
function keepWindow(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/**
 * Files dropped here, or chosen, come into the library, one after the other, each with its progress. They go on when
 * this is left; what fails then is said where one is.
 */
export function Uploader({ list, accept = ACCEPTED[list], onUploaded = () => undefined }: UploaderProps) {
  const t = useTranslate();
  const notify = useNotify();
  const label = useLabel();
  const resources = useResources();
  const { http } = useRecords();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const [isOver, setOver] = useState(false);
  const [sendings, setSendings] = useState<Sending[]>([]);
  const line = useRef(Promise.resolve());
  const count = useRef(0);
  const tell = useWhileShown(onUploaded);
  const isShown = useWhileShown(() => true);

  const change = (key: number, changed: Partial<Sending>) =>
    setSendings((all) => all.map((each) => (each.key === key ? { ...each, ...changed } : each)));

  function reasonOf(error: unknown): string {
    if (!(error instanceof HttpFailure)) return t('foyer.media.stopped');
    const known: Record<number, string> = {
      0: t('foyer.media.no_answer'),
      413: t('foyer.media.too_large'),
      415: t('foyer.media.wrong_kind'),
    };
    return error.problem?.errors?.['file']?.[0] ?? known[error.status] ?? t('foyer.edit.save_failed');
  }

  /** That a file is there, or has been before; and where, if that is not here. */
  function arrived(name: string, media: UploadedMedia | undefined): string {
    const own = media ? listOf(media) : list;
    const other = own !== list && resources.find((resource) => resource.name === own);
    if (other) return t('foyer.media.done_in', { name, list: label(other.label) });
    return t(media?.is_new === false ? 'foyer.media.known' : 'foyer.media.done', { name });
  }

  function end(key: number, ended: Partial<Sending>): void {
    // The button that stops it goes.
    if (rows.current?.querySelector(`[data-key="${key}"]`)?.contains(document.activeElement)) picker.current?.focus();
    change(key, ended);
  }

  function add(files: Iterable<File>): void {
    for (const file of files) {
      const key = (count.current += 1);
      const stopping = new AbortController();
      const release = keepWindow();
      setSendings((all) => [
        ...all,
        { key, name: file.name, share: 0, state: 'sending', reason: '', stop: () => stopping.abort() },
      ]);
      // One at a time: pictures are large, and lines are narrow.
      line.current = line.current.then(async () => {
        try {
          stopping.signal.throwIfAborted();
          const media = await sendFile(http, file, (share) => change(key, { share }), stopping.signal);
          release();
          end(key, { share: 1, state: 'done', media });
          await queries.invalidateQueries({
            predicate: ({ queryKey }) => queryKey[0] === 'pictures' || queryKey[0] === 'media-files',
          });
          tell(media);
        } catch (error) {
          release();
          const reason = reasonOf(error);
          if (!isShown()) notify('foyer.media.failed', { type: 'error', messageArgs: { name: file.name, reason } });
          end(key, { state: 'failed', reason });
        }
      });
    }
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  }

  return (
    <div
      css={zone}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div css={row}>
        <UploadIcon aria-hidden="true" />
        <span>
          {t('foyer.media.drop')} {t('foyer.media.drop_or')}
        </span>
        <Button ref={picker} variant="outlined" onClick={() => input.current?.click()}>
          {t('foyer.media.pick')}
        </Button>
        <input
          ref={input}
          type="file"
          accept={accept}
          multiple
          hidden
          aria-label={t('foyer.media.pick')}
          onChange={({ target }) => {
            add(target.files ?? []);
            target.value = '';
          }}
        />
      </div>
      {sendings.length > 0 && (
        <ul css={lines} ref={rows} aria-live="polite">
          {sendings.map(({ key, name, share, state, reason, stop, media }) => (
            <li key={key} data-key={key}>
              {state === 'sending' ? (
                <div css={row}>
                  <span css={[small, css({ flex: '1 1 12rem', overflowWrap: 'anywhere' })]}>
                    {t('foyer.media.uploading', { name })}
                  </span>
                  <LinearProgress
                    css={css({ flex: '2 1 10rem' })}
                    variant="determinate"
                    value={share * 100}
                    aria-label={name}
                  />
                  <Button onClick={stop}>
                    {t('foyer.media.stop')}
                    <span className="visually-hidden">: {name}</span>
                  </Button>
                </div>
              ) : (
                <div css={[row, small]}>
                  <span css={state === 'failed' && fault}>
                    {state === 'done' ? arrived(name, media) : t('foyer.media.failed', { name, reason })}
                  </span>
                  {media?.is_new === false && (
                    // Under a title of its own, and not among the newest.
                    <Link to={changePath(listOf(media), media.id)} target="_blank">
                      {media.title || t('foyer.list.untitled', { id: media.id })}
                    </Link>
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
