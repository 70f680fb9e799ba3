import type { Head, Json, JsonObject, PageLocation, SiteState } from '../contract.ts';
import { addMessages, translator } from '../i18n/i18n.ts';
import { createHref } from '../routes/href.ts';
import type { Site } from '../stores/site.ts';
import type { AnyFragment, FragmentContext } from './define-fragment.ts';

/** What `load`, `head` and `status` of a fragment gave. */
export interface LoadedFragment {
  data: Json;
  head: Head | null;
  status: number;
}

interface Runnable {
  load: (context: FragmentContext) => Promise<Json>;
  prepare?: (data: Json, site: Site) => Promise<void>;
  head?: (data: Json, context: FragmentContext) => Head;
  status?: (data: Json) => number;
}

/**
 * Runs a fragment's loader for a location, on either side.
 * @param namespace of the fragment's texts: `<remote>.<fragment>`.
 * @throws what the loader throws: `NotFoundError`, `RedirectError`, `ApiError` or a defect.
 */
export async function loadFragment(
  definition: AnyFragment,
  namespace: string,
  site: Site,
  location: PageLocation,
  props: JsonObject,
  state: SiteState = site.state,
): Promise<LoadedFragment> {
  const { locale } = location;
  addMessages(site.i18n, namespace, definition.messages);
  const context: FragmentContext = {
    locale,
    location,
    props,
    api: site.api.in(locale),
    site: state,
    href: createHref(site.snapshot, locale),
    now: new Date(state.now),
    t: translator(site.i18n, locale, namespace),
  };
  const { load, head, status } = definition as unknown as Runnable;
  const data = await load(context);
  await prepareFragment(definition, data, site);
  return { data, head: head?.(data, context) ?? null, status: status?.(data) ?? 200 };
}

/** Fetches what the view of this data needs besides its own code. */
export async function prepareFragment(definition: AnyFragment, data: Json, site: Site): Promise<void> {
  await (definition as unknown as Runnable).prepare?.(data, site);
}

/** The namespace of a fragment's texts. */
export function namespaceOf(remote: string, fragment: string): string {
  return `${remote}.${fragment}`;
}
