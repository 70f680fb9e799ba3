import { type Content, observer, useSite } from '@foyer/shared';
import { Fragment, type ReactNode } from 'react';
import { type Section, sectionsIn } from './sections.ts';

/** The parts of a page about one thing, in the order that the house, or the editor of this one, has set. */
export const SectionList = observer(function SectionList({
  content,
  parts,
}: {
  content: Content;
  parts: Record<Section, ReactNode>;
}) {
  const { sections = [] } = useSite().currentPage.live(content);
  return sectionsIn(sections).map((section) => <Fragment key={section}>{parts[section]}</Fragment>);
});
