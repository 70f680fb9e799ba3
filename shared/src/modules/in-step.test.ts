import { check } from './checks/check.ts';
import { NO_FACTS } from './checks/finding.ts';
import { sound } from './checks/faulty-pages.ts';
import { applied, difference } from './difference.ts';
import { documentOf, type ModuleDocument } from './document.ts';
import { behindIn } from './in-step.ts';
import { merged } from './merge.ts';

const ID = 2;
const pageWith = (de: string, en: string): ModuleDocument =>
  documentOf([{ ...sound('headline', ID, { content: { de, en }, headline_level: 2 }), parent: null }]);
const written = (document: ModuleDocument, language: 'de' | 'en', text: string): ModuleDocument =>
  applied({ [ID]: { values: { [`fields.content.${language}`]: text } } }, document);
const found = (document: ModuleDocument, live: ModuleDocument) =>
  check({ document, live, facts: NO_FACTS }).filter(({ key }) => key.endsWith('_older'));
/** Says of what is found that it is still right. */
const confirmed = (document: ModuleDocument, live: ModuleDocument): ModuleDocument =>
  found(document, live).reduce((sofar, { repair }) => applied(repair?.changes ?? {}, sofar), document);
/** As visitors see it once it is published. */
const published = (document: ModuleDocument, live: ModuleDocument): ModuleDocument =>
  documentOf(Object.values(document).map((row) => ({ ...row, in_step: behindIn(row, live[row.id]) })));

const LIVE = pageWith('Um acht', 'At eight');
const NEWER = written(LIVE, 'de', 'Um neun');

describe('a text that is older than its sibling', () => {
  it('is right once somebody says so, until the sibling changes again', () => {
    expect(found(NEWER, LIVE)).toMatchObject([{ key: 'check.english_older' }]);
    const right = confirmed(NEWER, LIVE);
    expect(found(right, LIVE)).toEqual([]);
    expect(found(written(right, 'de', 'Um zehn'), LIVE)).toMatchObject([{ key: 'check.english_older' }]);
    expect(found(written(right, 'en', 'At nine'), LIVE)).toMatchObject([{ key: 'check.german_older' }]);
  });

  it('is older again when that is undone', () => {
    const right = confirmed(NEWER, LIVE);
    const undone = applied(difference(right, NEWER), right);
    expect(found(undone, LIVE)).toHaveLength(1);
    expect(difference(NEWER, undone)).toEqual({});
  });

  it('stays older when it is published like that, and is right when it follows', () => {
    const live = published(NEWER, LIVE);
    expect(found(live, {})).toMatchObject([{ key: 'check.english_older' }]);
    expect(found(written(live, 'en', 'At nine'), live)).toEqual([]);
    expect(published(written(live, 'en', 'At nine'), live)[ID]?.in_step).toBeNull();
    const right = published(confirmed(live, live), live);
    expect([right[ID]?.in_step, found(right, {})]).toEqual([null, []]);
    expect(found(written(right, 'de', 'Um zehn'), right)).toHaveLength(1);
  });

  it('is none when the sibling was missing, and is written', () => {
    const german = pageWith('Um acht', '');
    const both = written(german, 'en', 'At eight');
    expect([found(both, german), published(both, german)[ID]?.in_step]).toEqual([[], null]);
  });

  it('is right for everybody: two who say so at once have nothing to decide', () => {
    const right = confirmed(NEWER, LIVE);
    const renamed = written(NEWER, 'de', 'Um halb neun');
    expect(merged(NEWER, right, right)).toEqual({ document: right, conflicts: [] });
    expect(merged(NEWER, right, confirmed(renamed, LIVE)).conflicts).toEqual([]);
  });
});
