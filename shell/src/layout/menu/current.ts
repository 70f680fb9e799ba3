/** Whether a menu entry leads to the page on show, or to a section that it lies in. */
export function currentOf(url: string, pathname: string): 'page' | 'true' | undefined {
  const path = url.replace(/[?#].*/, '').replace(/\/$/, '');
  if (path === pathname) return 'page';
  const isHome = path.split('/').length < 3;
  return !isHome && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
