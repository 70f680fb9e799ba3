import { css } from '@emotion/react';
import { Eyebrow, Heading, LinkButton, Picture, RichText, Slot } from '@foyer/shared';
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

/** The remote that shows them sets them in from the edge of a page; here they stand in a column already. */
const media = css({ '--edge': '0px' });

/** To be heard or watched: the owner of pages knows how, and asks for consent where it is needed. */
const MEDIA: ReadonlySet<string> = new Set([
  'video',
  'video_list',
  'video_selfhosted',
  'audio',
  'audio_selfhosted',
  'viewer',
  'social_media',
]);

const is = <M extends ModuleModel>(module: Module, model: M): module is ModuleOf<M> => module.model === model;

/** What an article consists of: words, pictures, quotations, links, films and sounds. Anything else belongs on pages and is left out. */
export function ArticleModule({ module }: { module: Module }) {
  if (is(module, 'headline') && module.content) {
    return (
      <div>
        {module.preline && <Eyebrow>{module.preline}</Eyebrow>}
        <Heading level={module.headline_level === 2 ? 2 : 3} size={module.headline_level === 2 ? 3 : 2}>
          {module.content}
        </Heading>
      </div>
    );
  }
  if (is(module, 'text') && module.content) return <RichText html={module.content} />;
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
      <p>
        <LinkButton href={href} kind="line">
          {module.link_text}
        </LinkButton>
      </p>
    ) : null;
  }
  if (is(module, 'image') && module.image_obj) return <Figure image={module} />;
  if (is(module, 'image_list')) {
    return (
      <div css={gallery}>
        {(module.children ?? []).map((item) => item.image_obj && <Figure key={item.id} image={item} />)}
      </div>
    );
  }
  if (MEDIA.has(module.model)) {
    return (
      <div css={media}>
        <Slot widget="pages.modules" props={{ modules: [module] }} />
      </div>
    );
  }
  return null;
}

function Figure({
  image,
}: {
  image: Pick<ModuleOf<'image_item'>, 'image_obj' | 'image_thumbnails'> & { text?: string };
}) {
  const credit = image.image_obj?.credit;
  return (
    <figure css={figure}>
      <Picture image={image.image_obj} thumbnails={image.image_thumbnails} sizes="(min-width: 64em) 58vw, 100vw" />
      {(image.text || credit) && (
        <figcaption>
          {image.text && <RichText html={image.text} />}
          {credit}
        </figcaption>
      )}
    </figure>
  );
}
