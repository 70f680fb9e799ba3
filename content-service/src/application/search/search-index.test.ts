import { probe } from '../../testing/running-service.ts';

describe('the search index', () => {
  let seen: Record<string, unknown>;
  beforeAll(async () => {
    seen = await probe('index');
  });

  it('names and leaves out what cannot be indexed; what comes before and after it is found', () => {
    expect(seen).toMatchObject({
      found: ['de Danach', 'de Davor', 'en Danach', 'en Davor'],
      logged: [{ code: 'FOYER-414', type: 'article', nth: 2 }],
      marked: 0,
    });
  });

  it('is told to end in the middle of everything, and asks nothing of a database that is closed', () => {
    expect(seen).toMatchObject({ isLeft: true, failures: 0 });
  });
});
