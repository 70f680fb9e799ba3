import { defineFragment, NotFoundError } from '@foyer/shared';
import type { Form } from '@foyer/shared/api';
import { FormView } from './form-view.tsx';
import { preloadForm } from './lazy-form.tsx';
import { messages } from './messages.ts';

/** As a widget, the form is named by its id; as a page, by the address. */
export type FormProps = { form_id?: number };

/** A form read from the API. */
export default defineFragment<Form, FormProps>({
  name: 'form',
  messages,
  hydrate: 'visible',
  load: async ({ api, location, props }) => {
    const id = props.form_id ?? Number(location.params.id);
    if (!Number.isInteger(id) || id < 1) throw new NotFoundError(`"${id}" is no form`);
    return api.get<Form>(`/{locale}/api/forms/${id}/`);
  },
  prepare: preloadForm,
  head: (form, { location }) => ({ title: form.title, alternates: { de: `/de${location.pathname.slice(3)}`, en: `/en${location.pathname.slice(3)}` } }),
  View: FormView,
});
