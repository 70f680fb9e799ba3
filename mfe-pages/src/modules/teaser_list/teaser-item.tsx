import { css } from '@emotion/react';
import { Card, Eyebrow, Heading, isExternal, Picture, RichText } from '@foyer/shared';
import { addressOfLink } from '../../links/address.ts';
import { NewTabHint } from '../../links/site-link.tsx';
import { useHeadingLevel } from '../../page/outline.ts';
import { calloutOf } from '../callout.ts';
import type { ModuleProps } from '../module.ts';

const shape = css({ aspectRatio: '3 / 2' });
const text = css({ marginTop: 'var(--s2)', color: 'var(--mute)', fontSize: '.92rem' });

/** One teaser: the whole of it leads on; without an address it only tells. */
export function TeaserItemModule({ module }: ModuleProps) {
  const callout = calloutOf(module);
  const level = useHeadingLevel(module) === 2 ? 2 : 3;
  if (!callout) return null;
  const href = addressOfLink(callout.href);
  // The line of what it is stands below the title, unless a subline is there already.
  const line = callout.subline || callout.preline;
  const preline = callout.subline && callout.preline ? <Eyebrow>{callout.preline}</Eyebrow> : undefined;
  const picture = callout.picture && <Picture {...callout.picture} css={shape} cover sizes="(min-width: 60rem) 55vw, 100vw" />;
  const title = callout.headline || callout.linkText;
  if (href && title) {
    return (
      <>
        <Card href={href} title={title} level={level} preline={preline} picture={picture} meta={metaOf(line, href)} />
        {callout.text && <RichText html={callout.text} css={text} />}
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
      {line && <p css={text}>{line}</p>}
      {callout.text && <RichText html={callout.text} css={text} />}
    </>
  );
}

function metaOf(line: string, href: string) {
  return line || isExternal(href) ? (
    <>
      {line}
      <NewTabHint href={href} />
    </>
  ) : undefined;
}
