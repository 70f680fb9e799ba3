import { css } from '@emotion/react';
import { Alert, Button } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Locale } from '@foyer/shared';
import type { ResourceRecord } from '@foyer/shared/api';
import {
  type Opener,
  openerOf,
  POPUP_KINDS,
  type PopupAnswers,
  type PopupKind,
  type PopupStarts,
} from '@foyer/shared/popups';
import { LinkFinder } from '../finders/link-finder.tsx';
import { RecordFinder } from '../finders/record-finder.tsx';
import { MissingPage } from '../layout/missing-page.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { stack } from '../layout/surfaces.ts';
import { fileUrl } from '../media/file-url.ts';
import { type LibraryPicture } from '../media/picture-of.ts';
import { PicturePicker } from '../media/picture-picker.tsx';
import { Uploader } from '../media/uploader.tsx';
import { recordTitle, textIn } from '../resources/record-title.ts';
import { useLocale, useResource } from '../resources/resources.tsx';
import { pickedImage } from './picked-image.ts';

const page = css({ padding: '1rem 1.25rem 2rem', maxWidth: '72rem', margin: '0 auto' });

interface FinderProps<K extends PopupKind> {
  start: PopupStarts[K] | null;
  /** Language of the content that is edited. */
  language: Locale;
  pick: (value: PopupAnswers[K]) => void;
}

function ImageFinder({ start, language, pick }: FinderProps<'image-finder'>) {
  return (
    <PicturePicker
      chosen={start?.id ?? null}
      onPick={(picture: LibraryPicture) => pick(pickedImage(picture, language))}
    />
  );
}

function EventFinder({ language, pick }: FinderProps<'event-finder'>) {
  const events = useResource('events');
  if (!events) return <MissingPage />;
  const urlOf = (record: ResourceRecord) =>
    (record.urls as Partial<Record<Locale, string>> | undefined)?.[language] ?? null;
  return (
    <RecordFinder
      resource={events}
      onPick={(record) => pick({ id: record.id, title: recordTitle(events, record, language), url: urlOf(record) })}
    />
  );
}

function FileFinder({
  kind,
  language,
  pick,
}: FinderProps<'video-finder' | 'audio-finder'> & { kind: 'video' | 'audio' }) {
  const files = useResource('media-files');
  if (!files) return <MissingPage />;
  return (
    <div css={stack}>
      <Uploader
        list="media-files"
        accept={`${kind}/*`}
        onUploaded={(media) => media.kind === kind && pick({ id: media.id, url: media.url, title: media.title })}
      />
      <RecordFinder
        resource={files}
        filter={{ kind }}
        detail={fileUrl}
        onPick={(record) => pick({ id: record.id, url: fileUrl(record), title: textIn(record.title, language) })}
      />
    </div>
  );
}

const isKind = (word: string | undefined): word is PopupKind => POPUP_KINDS.some((kind) => kind === word);

/** A window of its own, for whoever edits elsewhere on the site: it answers to its opener and closes. */
export function PopupPage({ kind }: { kind: string | undefined }) {
  return <main css={page}>{isKind(kind) ? <Popup kind={kind} /> : <MissingPage />}</main>;
}

type AnyStart = PopupStarts[PopupKind];
type AnyAnswer = PopupAnswers[PopupKind];

function Popup({ kind }: { kind: PopupKind }) {
  const t = useTranslate();
  const locale = useLocale();
  const [search] = useSearchParams();
  const asked = search.get('lang');
  const language = asked === 'de' || asked === 'en' ? asked : locale;
  const [opener, setOpener] = useState<Opener<PopupKind> | null>(null);
  const [start, setStart] = useState<AnyStart | null | undefined>();
  const [isAlone, setAlone] = useState(false);

  useEffect(() => {
    const known = openerOf();
    setOpener(known);
    void known.start.then((given) => {
      setStart(given);
      if (!given) setAlone(true);
    });
  }, []);

  const pick = (value: AnyAnswer) => {
    if (opener && !opener.pick(value)) setAlone(true);
  };
  return (
    <PageFrame
      title={t(`foyer.popup.${kind}`)}
      actions={<Button onClick={() => opener?.cancel()}>{t('foyer.popup.cancel')}</Button>}
    >
      <div css={stack}>
        {isAlone && <Alert severity="warning">{t('foyer.popup.alone')}</Alert>}
        {start !== undefined && finderOf(kind, start, language, pick)}
      </div>
    </PageFrame>
  );
}

/** Which finder a kind has; what it starts with and answers belongs to that kind. */
function finderOf(
  kind: PopupKind,
  start: AnyStart | null,
  language: Locale,
  pick: (value: AnyAnswer) => void,
): ReactNode {
  switch (kind) {
    case 'image-finder':
      return <ImageFinder start={start as PopupStarts['image-finder'] | null} language={language} pick={pick} />;
    case 'link-finder':
      return <LinkFinder start={(start as PopupStarts['link-finder'] | null)?.url} language={language} onPick={pick} />;
    case 'event-finder':
      return <EventFinder start={start as PopupStarts['event-finder'] | null} language={language} pick={pick} />;
    case 'video-finder':
      return (
        <FileFinder kind="video" start={start as PopupStarts['video-finder'] | null} language={language} pick={pick} />
      );
    case 'audio-finder':
      return (
        <FileFinder kind="audio" start={start as PopupStarts['audio-finder'] | null} language={language} pick={pick} />
      );
  }
}
