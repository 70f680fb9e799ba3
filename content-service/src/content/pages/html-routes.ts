import { WrittenHtmlSchema } from '@foyer/shared/api';
import { sanitised } from '../../platform/html/sanitise.ts';
import type { Router } from '../../platform/http/router.ts';

/** What is kept of HTML: for a preview that shows what will be stored. Nothing is written. */
export function htmlRoutes(router: Router): void {
  router.write({
    method: 'POST',
    path: 'pageeditor-api/html/',
    area: 'Pages',
    summary: 'HTML as it would be kept: without what may not be in it',
    role: 'editor',
    body: WrittenHtmlSchema,
    answer: WrittenHtmlSchema,
    status: 200,
    write: ({ body: { html } }) => Promise.resolve({ body: { html: sanitised(html) } }),
  });
}
