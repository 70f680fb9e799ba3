import { defineFragment, LOCALES } from '@foyer/shared';
import { slugIn } from '../meta/slug-in.ts';
import { loadTopic } from './load.ts';
import { tagMessages } from './messages.ts';
import { TopicView } from './topic.tsx';

/** The articles on one topic. */
export default defineFragment({
  name: 'topic',
  messages: tagMessages,
  load: loadTopic,
  View: TopicView,
  head: ({ tag, page }, { t, href }) => {
    const title = t('titleOfTopic', { topic: tag.name });
    return {
      title: page > 1 ? t('titlePage', { title, page }) : title,
      breadcrumbs: [
        { title: t('title'), href: href('magazine') },
        { title: `#${tag.name}`, href: href('magazine-tags-tag-id', { tag: tag.slug, id: tag.id }) },
      ],
      alternates: Object.fromEntries(
        LOCALES.map((locale) => [
          locale,
          href(
            'magazine-tags-tag-id',
            { tag: slugIn(tag, locale), id: tag.id },
            { locale, query: { page: page > 1 ? page : null } },
          ),
        ]),
      ),
    };
  },
});
