/**
 * Runs in the browser when the page is read and nothing of it is painted: before the first frame only as many rows
 * as fill the window are laid out, and after it one row per frame. A row is a child of `[data-rows]`.
 * What needs the whole page at once (a hash, the way back, a reload) gets it at once, as does a browser that is too old.
 * Self-contained, since it is sent as text.
 */
function layOutRowsInSteps(): void {
  const rows = document.querySelector('main [data-rows]')?.children ?? [];
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isPainted = performance.getEntriesByType('paint').length > 0;
  if (
    !('contentVisibility' in document.documentElement.style) ||
    isPainted ||
    visit?.type !== 'navigate' ||
    location.hash
  )
    return;

  // A sheet of its own: the page's elements stay as the server sent them.
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const rule = sheet.cssRules[
    sheet.insertRule('main [data-rows]>:nth-child(n+2){content-visibility:hidden;contain-intrinsic-height:200vh}')
  ] as CSSStyleRule;
  let shown = 1;
  const showNext = (): void => void (rule.selectorText = `main [data-rows]>:nth-child(n+${++shown + 1})`);
  while ((rows[shown]?.getBoundingClientRect().top ?? Infinity) < innerHeight) showNext();

  const step = (): void => {
    // From here on the browser lays out by itself what comes into view or is searched.
    rule.style.contentVisibility = 'auto';
    showNext();
    if (shown < rows.length) requestAnimationFrame(step);
    else document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  requestAnimationFrame(() => requestAnimationFrame(step));
}

/** For a page with rows in `main`: a script that lays them out in steps. Of its own, since a browser that cannot read it needs the others. */
export function rowsScripts(main: string): string[] {
  return main.includes(' data-rows=')
    ? [`document.addEventListener("DOMContentLoaded",${String(layOutRowsInSteps)})`]
    : [];
}
