import { defineFragment } from '@foyer/shared';
import { headOf } from '../detail/head.ts';
import { STAGE_SIZES } from '../detail/stage.tsx';
import { jsonLdOf } from './json-ld.ts';
import { loadProduction } from './load.ts';
import { messages } from './messages.ts';
import { ProductionPage } from './production-page.tsx';

/** One production. */
export default defineFragment({
  name: 'production',
  messages,
  load: loadProduction,
  View: ProductionPage,
  head: (production, context) => ({
    ...headOf(production, context, {
      title: production.title,
      description: production.description ?? production.subtitle,
      bodyClass: 'production-detail',
      sizes: STAGE_SIZES,
    }),
    jsonLd: jsonLdOf(production, { href: context.href, origin: context.site.origin }),
  }),
});
