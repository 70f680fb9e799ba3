import { css } from '@emotion/react';
import { useMessages } from '@foyer/shared';
import { useRef, useState } from 'react';
import { filmMessages } from './film-messages.ts';

const film = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
const toggle = css({
  position: 'absolute',
  zIndex: 2,
  top: 'var(--s4)',
  right: 'var(--inset, var(--edge))',
  padding: 'var(--s2) var(--s4)',
  borderRadius: '3rem',
  background: 'var(--ink)',
  color: 'var(--on-ink)',
  fontWeight: 600,
  fontSize: 'var(--step--1)',
});

/** The film, and the button that stops it (WCAG 2.2.2). */
export function HeroVideo({ address }: { address: string }) {
  const t = useMessages('pages.film', filmMessages);
  const video = useRef<HTMLVideoElement>(null);
  // What the film does, not what it was told: a browser may refuse to begin by itself, as a telephone that saves its battery does.
  const [playing, setPlaying] = useState(false);

  const switchOver = () => {
    if (playing) video.current?.pause();
    else void video.current?.play().catch(() => undefined);
  };
  return (
    <>
      <video
        ref={video}
        css={film}
        src={address}
        autoPlay
        muted
        loop
        playsInline
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        aria-hidden="true"
        tabIndex={-1}
      />
      <button type="button" css={toggle} onClick={switchOver}>
        {t(playing ? 'pause' : 'play')}
      </button>
    </>
  );
}
