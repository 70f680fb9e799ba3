import { probe } from '../../testing/running-service.ts';

describe('what is kept for a time', () => {
  it('is forgotten after it, also where nobody comes any more; what is not due stays', async () => {
    const left = await probe<Record<string, number[]>>('retention');
    expect(left).toEqual({
      auditTrail: [2, 1],
      consentRecords: [2, 1],
      failedLogins: [2, 1],
      passkeyChallenges: [2, 1],
      searchLog: [2, 1],
      sessions: [2, 1],
    });
  });
});
