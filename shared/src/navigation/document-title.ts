/** A page's title as the window shows it: whose page it is stands at the end, unless the title says so itself. */
export function documentTitle(title: string, siteName: string): string {
  return !siteName || title.includes(siteName) ? title : `${title} – ${siteName}`;
}
