import { createHash } from 'node:crypto';
import type { InlineContent } from './answer.ts';

/** Names content of a script or style element as the content security policy does (CSP 3, 2.3.1). */
export function inlineContent(content: string): InlineContent {
  const bytes = Buffer.from(content);
  return { bytes, hash: `'sha256-${createHash('sha256').update(bytes).digest('base64')}'` };
}
