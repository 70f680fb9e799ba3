import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Card, Eyebrow, Heading, isExternal, Picture } from '@foyer/shared';
import { addressOfLink } from '../../links/address.ts';
import { NewTabArrow } from '../../links/site-link.tsx';
import { useHeadingLevel } from '../../page/outline.ts';
import { calloutOf } from '../callout.ts';
import { FieldRichText, FieldText } from '../field-text.tsx';
import type { ModuleProps } from '../module.ts';

const shape = css({ aspectRatio: '3 / 2' });
const text = css({ marginTop: 'var(--s2)', color: 'var(--mute)', fontSize: '.92rem' });

/** One teaser: the whole of it leads on; without an address it only tells. */
export function TeaserItemModule({ module, shows }: ModuleProps) {
  const callout = calloutOf(module);
  const level = useHeadingLevel(module) === 2 ? 2 : 3;
  if (!callout && !shows('headline')) return null;
  const href = addressOfLink(callout?.href ?? '');
  const picture = callout?.picture && (
    <Picture {...callout.picture} css={shape} cover sizes="(min-width: 60rem) 55vw, 100vw" />
  );
  const title = shows('headline') ? (
    <FieldText module={module} of="headline" />
  ) : callout?.linkText ? (
    <FieldText module={module} of="link_text" />
  ) : null;
  // The line of what it is stands below the title, unless a subline is there already.
  const line = shows('subline') ? 'subline' : shows('preline') ? 'preline' : null;
  const below = line && <FieldText module={module} of={line} />;
  const preline = line === 'subline' && shows('preline') && (
    <Eyebrow>
      <FieldText module={module} of="preline" />
    </Eyebrow>
  );
  const words = shows('text') && <FieldRichText module={module} of="text" css={text} />;
  if (href && title) {
    return (
      <>
        <Card href={href} title={title} level={level} preline={preline} picture={picture} meta={metaOf(below, href)} />
        {words}
      </>
    );
  }
  return (
    <>
      {picture}
      {preline}
      {title && (
        <Heading level={level} size={2}>
          {title}
        </Heading>
      )}
      {below && <p css={text}>{below}</p>}
      {words}
    </>
  );
}

function metaOf(line: ReactNode, href: string) {
  return line || isExternal(href) ? (
    <>
      {line}
      {isExternal(href) && <NewTabArrow />}
    </>
  ) : undefined;
}
