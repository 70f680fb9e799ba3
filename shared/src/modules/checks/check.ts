import { rowsInOrder } from '../document.ts';
import { type Checked, type Finding } from './finding.ts';
import { anchorsOf, brokenLinks } from './link-checks.ts';
import { contrast, headings, meta } from './look-checks.ts';
import { captions, embeds, forms, pictures, records } from './media-checks.ts';
import { faultyFields, languages, linkTexts, unseenLabels } from './text-checks.ts';

/**
 * Everything that is wrong on a page: errors first, then in the order of the page. The one function for editor and service.
 * Only what was changed can be an error: a page that stood online so long can be mended bit by bit.
 */
export function check(checked: Checked): Finding[] {
  const anchors = anchorsOf(checked.document);
  const ofRows = rowsInOrder(checked.document).flatMap((row) => [
    ...faultyFields(row, checked),
    ...languages(row, checked),
    ...linkTexts(row),
    ...unseenLabels(row),
    ...brokenLinks(row, checked, anchors),
    ...pictures(row, checked),
    ...captions(row),
    ...embeds(row, checked),
    ...forms(row, checked),
    ...records(row, checked),
    ...contrast(row, checked),
  ]);
  return [...ofRows, ...headings(checked), ...meta(checked)].sort(
    (one, other) => Number(other.isError) - Number(one.isError),
  );
}

/** Whether it can be published. */
export const mayBePublished = (found: readonly Finding[]): boolean => found.every(({ isError }) => !isError);
