import { css } from '@emotion/react';
import { useMessages } from '@foyer/shared';
import { useEffect, useRef, useState } from 'react';

const film = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
const toggle = css({
  position: 'absolute',
  zIndex: 2,
  top: 'var(--s4)',
  right: 'var(--edge)',
  padding: 'var(--s2) var(--s4)',
  borderRadius: '3rem',
  background: 'var(--ink)',
  color: 'var(--on-ink)',
  fontWeight: 600,
  fontSize: 'var(--step--1)',
});

/** A silent film over the hero's picture: after the page is there, only where motion is welcome, and it can be stopped. */
export function HeroVideo({ address }: { address: string }) {
  const t = useMessages();
  const video = useRef<HTMLVideoElement>(null);
  const [welcome, setWelcome] = useState(false);
  const [playing, setPlaying] = useState(true);
  // The film is a file of ours: anything else would be a foreign request.
  const isOwn = /^\/(?![/\\])/.test(address);

  useEffect(() => setWelcome(isOwn && window.matchMedia('(prefers-reduced-motion: no-preference)').matches), [isOwn]);
  if (!welcome) return null;

  const switchOver = () => {
    if (playing) video.current?.pause();
    else void video.current?.play();
    setPlaying(!playing);
  };
  return (
    <>
      <video ref={video} css={film} src={address} autoPlay muted loop playsInline aria-hidden="true" tabIndex={-1} />
      <button type="button" css={toggle} onClick={switchOver}>
        {t(playing ? 'hero.pause' : 'hero.play')}
      </button>
    </>
  );
}
