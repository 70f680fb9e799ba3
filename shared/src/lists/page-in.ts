/** The page of a list that an address asks for with `?page=`; the first where it says none, or nothing that is a page. */
export function pageIn(search: string): number {
  const page = new URLSearchParams(search).get('page') ?? '';
  return /^\d{1,6}$/.test(page) ? Math.max(1, Number(page)) : 1;
}
