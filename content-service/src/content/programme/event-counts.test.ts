import { probe } from '../../testing/running-service.ts';

interface Found {
  compared: number;
  wrong: string[];
  repeated: number;
  late: number;
}

describe('counts of events by facet and day', () => {
  it('are those of the events, whatever was written in whatever order', async () => {
    const found = await probe<Found>('count');
    expect(found.compared).toBeGreaterThan(500);
    expect(found).toMatchObject({ wrong: [], repeated: 0, late: 0 });
  });
});
