import { EVERYTHING } from './programme-query.ts';
import { isChosen, presetsOf, type PresetName } from './presets.ts';

const preset = (today: string, name: PresetName) => presetsOf(today).find((one) => one.name === name);

test('the next three days are today and the two days after', () => {
  expect(preset('2026-12-30', 'nextDays')).toMatchObject({ date: '2026-12-30', until: '2027-01-01' });
});

test('the weekend is the coming Saturday and Sunday', () => {
  expect(preset('2026-11-23', 'weekend')).toMatchObject({ date: '2026-11-28', until: '2026-11-29' });
  expect(preset('2026-11-27', 'weekend')).toMatchObject({ date: '2026-11-28', until: '2026-11-29' });
});

test('on a Saturday it is this one', () => {
  expect(preset('2026-11-21', 'weekend')).toMatchObject({ date: '2026-11-21', until: '2026-11-22' });
});

test('on a Sunday it is what is left of it', () => {
  expect(preset('2026-11-22', 'weekend')).toMatchObject({ date: '2026-11-22', until: '2026-11-22' });
});

test('the weekend of a clock change has two days', () => {
  expect(preset('2026-10-24', 'weekend')).toMatchObject({ date: '2026-10-24', until: '2026-10-25' });
});

test('exactly one preset is chosen, even on a Saturday when all begin today', () => {
  const today = '2026-11-21';
  const chosen = (query: { date: string | null; until: string | null }) =>
    presetsOf(today)
      .filter((one) => isChosen(one, { ...EVERYTHING, ...query }, today))
      .map(({ name }) => name);
  expect(chosen({ date: null, until: null })).toEqual(['today']);
  expect(chosen({ date: '2026-11-21', until: null })).toEqual(['today']);
  expect(chosen({ date: '2026-11-21', until: '2026-11-23' })).toEqual(['nextDays']);
  expect(chosen({ date: '2026-11-21', until: '2026-11-22' })).toEqual(['weekend']);
  expect(chosen({ date: '2026-12-04', until: null })).toEqual([]);
});
