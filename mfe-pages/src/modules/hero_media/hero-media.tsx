import { css } from '@emotion/react';
import { Heading, Picture, print } from '@foyer/shared';
import { SiteButton } from '../../links/site-link.tsx';
import { useStickyLinks } from '../../links/sticky.ts';
import { useHeadingLevel } from '../../page/outline.ts';
import { FieldRichText, FieldText } from '../field-text.tsx';
import { addressOf, pictureOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';
import { HeroFilm } from './hero-film.tsx';

const stage = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  // As high as leaves its button above the bar at the lower edge.
  minHeight: 'clamp(23rem, 100svh - 17rem, 36rem)',
  overflow: 'hidden',
  background: 'var(--ink)',
  color: '#fff',
  '@container (min-width: 64rem)': { minHeight: 'clamp(23rem, 100svh - 14rem, 46rem)' },
  '& > *': { gridArea: '1 / 1' },
  // Of a picture it would be a second row of the grid.
  source: { display: 'none' },
  [print]: { display: 'block' },
});
const backdrop = css({ position: 'absolute', inset: 0, background: 'none', [print]: { position: 'static' } });
const words = css({
  position: 'relative',
  zIndex: 1,
  width: '100%',
  maxWidth: 'var(--container)',
  margin: '0 auto',
  padding: 'var(--s24) var(--inset, var(--edge)) clamp(2rem, 4vw, 3.5rem)',
  'h1, h2': { maxWidth: '9.5ch' },
  // Text keeps its contrast on any picture, however long it is; the picture keeps its light above and beside it.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 'calc(-1 * var(--s24)) -50vw -50vh',
    background: 'linear-gradient(to top, rgb(5 6 12 / .56) calc(100% - 2 * var(--s24)), transparent)',
    maskImage:
      'linear-gradient(to right, #000 calc(50vw + 38rem), rgb(0 0 0 / .8) calc(50vw + 60rem), transparent calc(50vw + 72rem))',
  },
  [print]: { padding: 'var(--s6) 0' },
});
const lead = css({
  fontSize: 'var(--step-1)',
  lineHeight: 1.45,
  maxWidth: 'var(--measure)',
  marginTop: 'var(--s4)',
});
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)', marginTop: 'var(--s6)' });

/** The picture across the window, with the largest words of the page. The first one of a page carries its title. */
export function HeroMediaModule({ module, shows }: ModuleProps) {
  const picture = pictureOf(module);
  const label = textOf(module.button_text);
  const href = addressOf(module.button_link);
  useStickyLinks(module.sticky === true && label && href ? [{ id: `module-${module.id}`, label, href }] : []);
  const level = useHeadingLevel(module);
  if (!shows('headline') && !picture) return null;
  return (
    <div css={stage}>
      {picture && <Picture {...picture} css={backdrop} cover priority />}
      {textOf(module.video) && <HeroFilm address={textOf(module.video)} />}
      <div css={words}>
        {shows('headline') && (
          <Heading level={level} size={6}>
            <FieldText module={module} of="headline" />
          </Heading>
        )}
        {shows('text') && (
          <div css={lead}>
            <FieldRichText module={module} of="text" />
          </div>
        )}
        {label && href && (
          <p css={actions}>
            <SiteButton href={href} kind="aurora">
              <FieldText module={module} of="button_text" />
            </SiteButton>
          </p>
        )}
      </div>
    </div>
  );
}
