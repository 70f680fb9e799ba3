import { createTestSite, TestRoot } from '@foyer/shared/testing';
import type { FormData as FormPageData } from '../fragment.tsx';
import { FormView } from '../form-view.tsx';
import { messages } from '../messages.ts';
import { sampleField, sampleForm } from './sample.ts';

/** As the browser makes it. */
export const ANY_KEY = expect.stringMatching(/^[0-9a-f]{32}$/) as string;

/** A form in a site of its own, whose service takes everything. */
export function setUp(form: FormPageData, { href = '/de', widget = true } = {}) {
  const site = createTestSite({ href });
  for (const [locale, texts] of Object.entries(messages)) site.i18n.addResourceBundle(locale, 'forms.form', texts);
  const send = jest.spyOn(site.api, 'send').mockResolvedValue({ id: 1 });
  const view = (
    <TestRoot site={site} namespace="forms.form">
      <FormView data={form} props={widget ? { form_id: form.id } : {}} />
    </TestRoot>
  );
  return { site, send, view };
}

/** A form with what most have. */
export const contact = sampleForm([
  sampleField(1, { label: 'Name', slug: 'name', required: true, help_text: 'Vor- und Nachname' }),
  sampleField(3, { label: 'E-Mail', slug: 'email', required: true }),
]);
