import { css } from '@emotion/react';
import { Eyebrow, Heading, Picture } from '@foyer/shared';
import { SiteButton } from '../../links/site-link.tsx';
import { useHeadingLevel } from '../../page/outline.ts';
import { calloutOf } from '../callout.ts';
import { groundOf } from '../ground.ts';
import { FieldRichText, FieldText } from '../field-text.tsx';
import type { ModuleProps } from '../module.ts';

const WIDE = '@container (min-width: 56rem)';
const band = css({ display: 'grid', [WIDE]: { gridTemplateColumns: '7fr 5fr', minHeight: '34rem' } });
const picture = css({
  position: 'relative',
  minHeight: '62cqw',
  [WIDE]: { minHeight: 0 },
  img: { position: 'absolute', inset: 0 },
});
/** To where the page's container begins or ends, however wide the window is. */
const side = 'max(var(--inset, var(--edge)), (100cqw - var(--container)) / 2 + var(--edge))';
const words = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: 'var(--s4)',
  padding: 'var(--s8) var(--inset, var(--edge)) var(--s12)',
  [WIDE]: {
    padding: `var(--s12) ${side} var(--s12) var(--s12)`,
    '&:only-child': { gridColumn: '1 / -1', paddingLeft: side },
  },
});
const subline = css({ font: '600 var(--step-1)/1.2 var(--font-display)', letterSpacing: '-.01em' });

/** One thing, across the window: a picture and a field of colour. */
export function FullTeaserModule({ module, shows }: ModuleProps) {
  const callout = calloutOf(module);
  const level = useHeadingLevel(module);
  if (!callout && !shows('headline')) return null;
  const ground = groundOf(module) ?? 'violet';
  return (
    <div css={band} data-ground={ground}>
      {callout?.picture && (
        <div css={picture}>
          <Picture {...callout.picture} cover sizes="(min-width: 64em) 58vw, 100vw" />
        </div>
      )}
      <div css={words}>
        {shows('preline') && (
          <Eyebrow>
            <FieldText module={module} of="preline" />
          </Eyebrow>
        )}
        {shows('headline') && (
          <Heading level={level} size={4}>
            <FieldText module={module} of="headline" />
          </Heading>
        )}
        {shows('subline') && (
          <p css={subline}>
            <FieldText module={module} of="subline" />
          </p>
        )}
        {shows('text') && <FieldRichText module={module} of="text" />}
        {callout?.href && callout.linkText && (
          <SiteButton href={callout.href} kind="line">
            <FieldText module={module} of="link_text" />
          </SiteButton>
        )}
      </div>
    </div>
  );
}
