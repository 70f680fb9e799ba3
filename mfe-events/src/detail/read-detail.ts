import { ApiError, NotFoundError, RedirectError, type FragmentContext } from '@foyer/shared';
import type { AnswerOf } from '@foyer/shared/api';

/** Things with a page of their own, as in the API's path. */
type Resource = 'events' | 'productions' | 'persons' | 'series' | 'venues';
type Details = { [R in Resource]: AnswerOf<`/{locale}/api/${R}/${string}/`> };

/**
 * Reads the one thing that the address names by its id.
 * @throws NotFoundError if there is none, RedirectError (301) if its name in the address is missing or no longer its own
 */
export async function readDetail<R extends Resource>(
  { api, location, href }: FragmentContext,
  resource: R,
): Promise<Details[R]> {
  const { id, slug } = location.params;
  if (!id || !/^\d+$/.test(id)) throw new NotFoundError(`"${id}" is no id in ${resource}`);
  const query = new URLSearchParams(location.search);
  const kind: Resource = resource;
  const detail = await api
    .get(`/{locale}/api/${kind}/${id}/`, {
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
  return detail as Details[R];
}
