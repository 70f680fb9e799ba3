import type { FragmentContext } from '@foyer/shared';

/** What the editors say at the top of a list. */
export interface EditorsPage {
  headline?: string;
  intro?: string;
}

/**
 * The headline that the editors gave the page at a list's address (specification §7). A list does not need it: whatever goes
 * wrong, the list has words of its own.
 */
export async function readEditorsPage({
  api,
  location,
}: Pick<FragmentContext, 'api' | 'location'>): Promise<EditorsPage> {
  const path = location.pathname.split('/').filter(Boolean).slice(1).join('/');
  try {
    const { headline, title, meta_description } = await api.get(`/{locale}/pageeditor-api/page/${path}`);
    return { headline: headline || title || undefined, intro: meta_description || undefined };
  } catch {
    return {};
  }
}
