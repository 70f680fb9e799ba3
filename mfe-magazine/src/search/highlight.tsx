import type { ReactNode } from 'react';

const CHARACTERS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** An excerpt with `<mark>` around what was found, as elements: nothing else in it is taken for HTML. */
export function Highlight({ html }: { html: string }): ReactNode {
  return html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, index) => (index % 2 === 1 ? <mark key={index}>{written(part)}</mark> : written(part)));
}

const written = (escaped: string): string =>
  escaped.replace(/&(?:amp|lt|gt|quot);/g, (entity) => CHARACTERS[entity] ?? entity);
