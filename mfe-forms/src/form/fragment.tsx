import {
  ApiError,
  defineFragment,
  NotFoundError,
  RedirectError,
  type FragmentContext,
  type PostedForm,
} from '@foyer/shared';
import type { Form } from '@foyer/shared/api';
import { POSTED_FORM } from '@foyer/shared/forms';
import { FormView } from './form-view.tsx';
import { lazyForm } from './lazy-form.tsx';
import { messages } from './messages.ts';

/** As a widget, the form is named by its id; as a page, by the address. */
export type FormProps = { form_id?: number };

/** A form, and what became of it where it was posted without JavaScript. */
export type FormData = Form & { posted?: PostedForm; isSent?: boolean };

/** In a page there is nothing to be seen of a form that is gone, as an earlier version of the page may have. */
export const GONE = { isGone: true } as const;

/** A form read from the API. */
export default defineFragment({
  name: 'form',
  messages,
  hydrate: 'visible',
  load: async ({ api, location, props, href, site }: FragmentContext<FormProps>): Promise<FormData | typeof GONE> => {
    const id = props.form_id ?? Number(location.params.id);
    if (!Number.isInteger(id) || id < 1) throw new NotFoundError(`"${id}" is no form`);
    const form = await api.get(`/{locale}/api/forms/${id}/`).catch((error: unknown) => {
      if (props.form_id !== undefined && error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
    if (!form) return GONE;
    if (props.form_id === undefined && location.params.slug !== form.slug)
      throw new RedirectError(href(location.route, { slug: form.slug, id }) + location.search, 301);
    const isSent = new URLSearchParams(location.search).get(POSTED_FORM.sent) === String(id);
    return { ...form, ...(site.posted?.form === id && { posted: site.posted }), ...(isSent && { isSent }) };
  },
  prepare: lazyForm.preload,
  status: (form) => ('posted' in form ? 422 : 200),
  head: (form) => ('isGone' in form ? { title: '' } : { title: form.title, alternates: form.urls }),
  View: FormView,
});
