import { loggable } from './search-log.ts';

describe('the log of searches', () => {
  it('counts one spelling of a term', () => {
    expect(loggable('  Nächte AUS „Glas“ ')).toBe('nächte aus glas');
  });

  it.each(['anna.petersen@example.org', '0461 123 45 67', 'IBAN DE02120300000000202051', 'x'.repeat(80), '!?', ''])(
    'does not keep %p',
    (query) => {
      expect(loggable(query)).toBeNull();
    },
  );
});
