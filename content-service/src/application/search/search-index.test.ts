import { probe } from '../../testing/running-service.ts';

describe('something that cannot be indexed', () => {
  it('is named and left out; what comes before and after it is found, and nothing is asked of a database that is closed', async () => {
    expect(await probe('index')).toEqual({
      found: ['de Danach', 'de Davor', 'en Danach', 'en Davor'],
      logged: [{ code: 'FOYER-414', type: 'article', nth: 2 }],
      marked: 0,
      isLeft: true,
      failures: 0,
    });
  });
});
