import { css } from '@emotion/react';
import { Eyebrow, Heading, isReservedId, Link, LinkButton, Picture, RichText } from '@foyer/shared';
import type { Module, ModuleModel, ModuleOf } from '@foyer/shared/api';

const figure = css({ figcaption: { marginTop: 'var(--s2)', fontSize: 'var(--step--1)', color: 'var(--mute)' } });
const gallery = css({ display: 'grid', gap: 'var(--s8)' });
const quote = css({
  borderTop: '1px solid var(--line)',
  paddingTop: 'var(--s6)',
  blockquote: {
    font: '600 var(--step-3)/1.12 var(--font-display)',
    letterSpacing: '-.03em',
    textWrap: 'balance',
    quotes: '"„" "“"',
    '&:lang(en)': { quotes: '"“" "”"' },
  },
  'p:first-of-type::before': { content: 'open-quote' },
  'p:last-of-type::after': { content: 'close-quote' },
  figcaption: { marginTop: 'var(--s4)', color: 'var(--mute)' },
});

const subline = css({ marginTop: 'var(--s2)', fontSize: 'var(--step-1)', lineHeight: 1.35, color: 'var(--mute)' });

const is = <M extends ModuleModel>(module: Module, model: M): module is ModuleOf<M> => module.model === model;

/** The id by which links name a module. */
const anchorOf = ({ anchor }: { anchor?: string }): string | undefined =>
  anchor && !isReservedId(anchor) ? anchor : undefined;

/** Words, pictures, quotations and links of an article. */
export function ArticleModule({ module }: { module: Module }) {
  if (is(module, 'headline') && module.content) {
    return (
      <div id={anchorOf(module)}>
        {module.preline && <Eyebrow>{module.preline}</Eyebrow>}
        <Heading level={module.headline_level === 2 ? 2 : 3} size={module.headline_level === 2 ? 3 : 2}>
          {module.content}
        </Heading>
        {module.subline && <p css={subline}>{module.subline}</p>}
      </div>
    );
  }
  if (is(module, 'text') && module.content) {
    const text = <RichText html={module.content} />;
    const anchor = anchorOf(module);
    return anchor ? <div id={anchor}>{text}</div> : text;
  }
  if (is(module, 'quote') && module.content) {
    return (
      <figure css={quote}>
        <blockquote>
          <RichText html={module.content} />
        </blockquote>
        {module.author && <figcaption>{module.author}</figcaption>}
      </figure>
    );
  }
  if (is(module, 'link') && module.link_text) {
    const href = module.link?.url ?? module.link_url;
    return href ? (
      <p id={anchorOf(module)}>
        <LinkButton href={href} kind="line">
          {module.link_text}
        </LinkButton>
      </p>
    ) : null;
  }
  if (is(module, 'image') && module.image_obj) return <Figure image={module} anchor={anchorOf(module)} />;
  if (is(module, 'image_list')) {
    return (
      <div css={gallery} id={anchorOf(module)}>
        {(module.children ?? []).map(
          (item) => item.image_obj && <Figure key={item.id} image={item} href={item.link?.url || item.link_url} />,
        )}
      </div>
    );
  }
  return null;
}

interface FigureProps {
  image: Pick<ModuleOf<'image_item'>, 'image_obj' | 'image_thumbnails'> & { text?: string };
  href?: string;
  anchor?: string;
}

function Figure({ image, href, anchor }: FigureProps) {
  const credit = image.image_obj?.credit;
  const picture = (
    <Picture image={image.image_obj} thumbnails={image.image_thumbnails} sizes="(min-width: 64em) 58vw, 100vw" />
  );
  return (
    <figure css={figure} id={anchor}>
      {href ? <Link href={href}>{picture}</Link> : picture}
      {(image.text || credit) && (
        <figcaption>
          {image.text && <RichText html={image.text} />}
          {credit}
        </figcaption>
      )}
    </figure>
  );
}
