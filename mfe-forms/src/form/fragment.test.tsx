import { ApiError } from '@foyer/shared';
import { createTestSite } from '@foyer/shared/testing';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import fragment, { type FormProps } from './fragment.tsx';

/** Loads form 3, which is gone. */
async function load(props: FormProps): Promise<unknown> {
  const site = createTestSite({ href: '/de/forms/kontakt/3' });
  jest.spyOn(site.api, 'get').mockRejectedValue(new ApiError(404, '/de/api/forms/3/', null));
  const context = { api: site.api, site: site.state, location: { params: { id: '3' }, search: '' }, props };
  return fragment.load(context as never);
}

test('a form that is gone leaves nothing in the pages that have it', async () => {
  const props = { form_id: 3 };
  const View = fragment.View as ComponentType<{ data: unknown; props: FormProps }>;
  const { container } = render(<View data={await load(props)} props={props} />);
  expect(container).toBeEmptyDOMElement();
});

test('at its own address it is not found', async () => {
  await expect(load({})).rejects.toMatchObject({ status: 404 });
});
