/**
 * The usable parts of an HTML document of the content service: only its `<style>` and `<body>` (specification §7).
 * Scripts in it do not run: the content security policy knows nothing of them.
 */
export function customErrorPage(document: string): { css: string; html: string } {
  const css = [...document.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, rules]) => rules).join('\n');
  // HTML lets authors leave out the end of the body.
  const body = /<body[^>]*>([\s\S]*?)(?:<\/(?:body|html)>|$)/i.exec(document)?.[1] ?? '';
  return { css, html: body.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '').trim() };
}
