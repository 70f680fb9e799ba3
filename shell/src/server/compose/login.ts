import type { RenderedRoot } from '@foyer/shared/server';
import { renderLogin } from '../../layout/server.tsx';
import type { Site } from './site.ts';

/** Query parameter that asks for the edit mode (specification §2). */
const EDIT = 'edit';

/** Does a query ask for the edit mode? */
export const asksToEdit = (search: string): boolean => new URLSearchParams(search).has(EDIT);

/** The dialog for those who want to edit a page and are not logged in, to stand first on it; null for all others. */
export function loginOver({ place, state }: Site): RenderedRoot | null {
  const { pathname, search, locale } = place;
  if (state.user || !place.isLocalised || !asksToEdit(search)) return null;
  const query = new URLSearchParams(search);
  query.delete(EDIT);
  const without = pathname + (query.size > 0 ? `?${query}` : '');
  return renderLogin({ locale, next: pathname + search, without });
}

/**
 * Runs in the browser: the dialog becomes modal, and the form of the login takes the place of the link to it. Self-contained,
 * since it is sent as text.
 */
function openLogin(): void {
  const dialog = document.querySelector<HTMLDialogElement>('body > dialog[data-login]');
  const link = dialog?.querySelector<HTMLAnchorElement>('[data-form]');
  if (!dialog || !link) return;
  dialog.close();
  dialog.showModal();
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-close]')) dialog.close();
  });
  const show = async (): Promise<void> => {
    const answer = await fetch(link.dataset['form'] ?? '');
    if (!answer.ok) return;
    link.insertAdjacentHTML('afterend', await answer.text());
    link.remove();
    dialog.querySelector<HTMLInputElement>('[autofocus]')?.focus();
    const script = document.createElement('script');
    script.type = 'module';
    script.src = link.dataset['script'] ?? '';
    document.head.append(script);
  };
  // Without the form the link is still there.
  show().catch(() => undefined);
}

/** What makes that dialog modal. */
export const LOGIN_SCRIPT = `document.addEventListener("DOMContentLoaded",${String(openLogin)})`;
