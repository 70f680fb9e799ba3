import { currentOf } from './current.ts';

describe('the current menu entry', () => {
  it('is the one of the page', () => {
    expect(currentOf('/de/programm', '/de/programm')).toBe('page');
    expect(currentOf('/de/programm/?page=2', '/de/programm')).toBe('page');
  });

  it('is the one of the section that the page lies in', () => {
    expect(currentOf('/de/programm', '/de/programm/naechte-aus-glas/12')).toBe('true');
  });

  it('is not one that only begins alike, nor the home page for every page', () => {
    expect(currentOf('/de/programm', '/de/programmheft')).toBeUndefined();
    expect(currentOf('/de', '/de/programm')).toBeUndefined();
  });
});
