/** Text inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\0]/g, (character) => (character === '\0' ? '' : `&#${character.charCodeAt(0)};`));
}

/** JSON text that can stand inside a script element. */
export function escapeJson(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** CSS that can stand inside a style element. */
export function escapeCss(css: string): string {
  return css.includes('</') ? css.replace(/<\/(?=style)/gi, '<\\/') : css;
}
