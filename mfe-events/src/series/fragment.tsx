import { defineFragment } from '@foyer/shared';
import { headOf } from '../detail/head.ts';
import { STAGE_SIZES } from '../detail/stage.tsx';
import { loadSeries } from './load.ts';
import { messages } from './messages.ts';
import { SeriesPage } from './series-page.tsx';

/** One series of events. */
export default defineFragment({
  name: 'series',
  messages,
  load: loadSeries,
  View: SeriesPage,
  head: (series, context) => ({
    ...headOf(series, context, {
      title: series.name,
      description: series.description,
      bodyClass: 'series-detail',
      sizes: STAGE_SIZES,
    }),
    breadcrumbs: [
      { title: context.t('all'), href: context.href('series') },
      { title: series.name, href: series.urls[context.locale] },
    ],
  }),
});
