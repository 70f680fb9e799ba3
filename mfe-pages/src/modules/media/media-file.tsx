import { css } from '@emotion/react';
import { useLocation, VisuallyHidden } from '@foyer/shared';
import { addressOfLink } from '../../links/address.ts';
import { addressOf, fieldsOf, pictureOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';
import { useRareMessages } from '../use-rare-messages.ts';

const video = css({ width: '100%', aspectRatio: '16 / 9', background: 'var(--ink)', objectFit: 'contain' });
const audio = css({ width: '100%', display: 'block' });
const caption = css({ marginTop: 'var(--s2)' });
const small = css({ marginTop: 'var(--s2)', fontSize: 'var(--step--1)' });
const opener = css({ minHeight: '2.75rem', cursor: 'pointer' });
/** As it was entered, line by line. */
const lines = css({ whiteSpace: 'pre-line' });

/** A film of the media library in the browser's own player, with its captions. Nothing of it is loaded before it is played. */
export function VideoFileModule({ module }: ModuleProps) {
  const t = useRareMessages();
  const { locale } = useLocation();
  const file = fileOf(module.file);
  // What the library knows, where the module says nothing of its own.
  const known = fieldsOf(module.file_obj);
  const captions = fileOf(module.captions) || fileOf(known.captions);
  const poster = pictureOf(module) ?? pictureOf(known);
  return file ? (
    <figure>
      <video
        css={video}
        src={file}
        controls
        preload="none"
        playsInline
        poster={(poster?.thumbnails?.large ?? poster?.image)?.url}
        aria-label={nameOf(module)}
      >
        {captions && <track kind="captions" src={captions} srcLang={locale} label={t('captions')} default />}
      </video>
      <About module={module} />
    </figure>
  ) : null;
}

/** A sound of the media library. */
export function AudioFileModule({ module }: ModuleProps) {
  const file = fileOf(module.file);
  return file ? (
    <figure>
      <audio css={audio} src={file} controls preload="none" aria-label={nameOf(module)} />
      <About module={module} />
    </figure>
  ) : null;
}

/** Title and credit, what there is to see for those who do not, and all that is said, to read. */
function About({ module }: Pick<ModuleProps, 'module'>) {
  const t = useRareMessages();
  const { alt, credit, transcript } = fieldsOf(module.file_obj);
  const [words, by, seen, said] = [module.title, credit, alt, transcript].map(textOf);
  return words || by || seen || said ? (
    <figcaption css={caption}>
      {words && <strong>{words}</strong>}
      {by && <p css={small}>{by}</p>}
      {seen && <VisuallyHidden>{seen}</VisuallyHidden>}
      {said && (
        <details css={small}>
          <summary css={opener}>{t('transcript')}</summary>
          <p css={lines}>{said}</p>
        </details>
      )}
    </figcaption>
  ) : null;
}

const nameOf = ({ title, file_obj: known }: ModuleProps['module']): string | undefined =>
  textOf(title) || textOf(fieldsOf(known).title) || undefined;

/** A file of ours: anything else would be a request to a foreign host without consent. */
function fileOf(value: unknown): string {
  const address = addressOfLink(addressOf(value));
  return /^\/(?!\/)/.test(address) ? address : '';
}
