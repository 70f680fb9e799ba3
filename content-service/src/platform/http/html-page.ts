import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Locale } from '../languages.ts';

export interface HtmlPage {
  locale: Locale;
  title: string;
  /** CSS; allowed by its hash. */
  style: string;
  /** Address of the page's one script, on the service itself. */
  script?: string;
  /** HTML in which every foreign text is escaped. */
  body: string;
}

/** Sends a page of the service's own, under a policy that lets nothing run or load but what is named. */
export function secureHtml(reply: FastifyReply, { locale, title, style, script, body }: HtmlPage): FastifyReply {
  const styleHash = createHash('sha256').update(style).digest('base64');
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self' data:; font-src 'self';${script ? " script-src 'self'; connect-src 'self';" : ''} form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      'cache-control': 'no-store',
      vary: 'Accept-Language, Cookie',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${escaped(title)}</title><link rel="icon" href="data:,"><style>${style}</style>${script ? `<script type="module" src="${escaped(script)}"></script>` : ''}</head><body>${body}</body></html>`,
    );
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that may stand in HTML, in quotes too. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
