import { renderLayout, type RenderedLayout } from '../../layout/server.tsx';
import type { Content } from './content.ts';
import type { Match } from './match.ts';
import type { Site } from './site.ts';

/** Renders header and footer around the content. */
export function layOut({ head, status }: Content, { location }: Match, { snapshot, state, layout }: Site): RenderedLayout {
  return renderLayout({ snapshot, location, head, status, site: state, layout, fragments: {} });
}
