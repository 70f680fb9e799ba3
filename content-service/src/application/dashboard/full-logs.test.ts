import { probe } from '../../testing/running-service.ts';

interface Found {
  invented: number;
  others: string[];
  kept: string[];
  searched: { known: number; new: number };
  challenges: { logins: number; oldest: boolean; newest: boolean; adding: boolean };
}

describe('what visitors can fill', () => {
  let found: Found;
  beforeAll(async () => {
    found = await probe<Found>('logs');
  });

  it('forgets the missing pages that were asked for least, not those that many look for, and takes new ones', () => {
    expect(found).toMatchObject({ invented: 9000 - 1, others: ['/de/gesucht', '/de/neu'] });
  });

  it('keeps searches as long as they are shown', () => {
    expect(found.kept).toEqual(['2026-11-04']);
  });

  it('counts no new terms on a day that has had ten thousand, but the known ones', () => {
    expect(found.searched).toEqual({ known: 2, new: 0 });
  });

  it('lets ten thousand logins by passkey wait, the latest, and takes nothing from who adds a passkey', () => {
    expect(found.challenges).toEqual({ logins: 10_000, oldest: false, newest: true, adding: true });
  });
});
