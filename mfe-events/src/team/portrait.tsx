import { css } from '@emotion/react';
import { motionOk, Picture, useHref } from '@foyer/shared';
import type { PersonEntry } from './person-entry.ts';

const portrait = css({
  position: 'relative',
  '& > div': { aspectRatio: '4 / 5', overflow: 'hidden', marginBottom: 'var(--s3)' },
  '& img': { [motionOk]: { transition: 'transform var(--slow) var(--ease)' } },
  '&:hover img': { [motionOk]: { transform: 'scale(1.03)' } },
  '& h3': { fontSize: 'var(--step-1)', lineHeight: 1.1, letterSpacing: '-.02em' },
  '& a': {
    textDecorationColor: 'transparent',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '&:hover a': { textDecorationColor: 'var(--aurora)' },
  '& p': { marginTop: '.2rem', color: 'var(--mute)', fontSize: '.92rem', lineHeight: 1.35 },
});

const SIZES = '(min-width: 88rem) 14rem, (min-width: 64em) 16vw, (min-width: 48em) 23vw, 46vw';

/** A person as a picture that leads on. */
export function Portrait({ person: { id, slug, name, role, image, thumbnails } }: { person: PersonEntry }) {
  const href = useHref();
  return (
    <article css={portrait}>
      <div>
        <Picture image={image} thumbnails={thumbnails} alt="" cover sizes={SIZES} />
      </div>
      <h3>
        <a href={href('team-slug-id', { slug, id })}>{name}</a>
      </h3>
      {role && <p>{role}</p>}
    </article>
  );
}
