import { ApiError, NotFoundError, RedirectError, type FragmentContext } from '@foyer/shared';

/** What every thing with a page of its own has. */
interface Addressed {
  id: number;
  slug: string;
}

/**
 * Reads the one thing that the address names by its id.
 * @param resource as in the API's path: `productions`
 * @throws NotFoundError if there is none, RedirectError (301) if its name in the address is missing or no longer its own
 */
export async function readDetail<Detail extends Addressed>(
  { api, location, href }: FragmentContext,
  resource: string,
): Promise<Detail> {
  const { id, slug } = location.params;
  if (!id || !/^\d+$/.test(id)) throw new NotFoundError(`"${id}" is no id in ${resource}`);
  const query = new URLSearchParams(location.search);
  const detail = await api
    .get<Detail>(`/{locale}/api/${resource}/${id}/`, {
      // Specification §6: editors look at versions.
      version_id: query.get('v'),
      // Of a link that shows the working copy.
      preview: query.get('preview'),
    })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404)
        throw new NotFoundError(`There is no ${id} in ${resource}`);
      throw error;
    });
  if (detail.slug !== slug)
    throw new RedirectError(href(location.route, { slug: detail.slug, id: detail.id }) + location.search, 301);
  return detail;
}
