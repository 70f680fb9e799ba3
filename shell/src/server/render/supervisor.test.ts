import type { FoyerError } from '@foyer/shared';
import { eventually } from '@foyer/shared/eventually';
import { Supervisor } from './supervisor.ts';

it('says so and tries again where the system cannot start a process', async () => {
  const reports: FoyerError[] = [];
  const supervisor = new Supervisor({
    what: 'the render server of events',
    script: 'any.js',
    program: '/nowhere/node',
    environment: {},
    report: (error) => reports.push(error),
  });
  try {
    await expect(supervisor.url).rejects.toThrow(
      'FOYER-212: the render server of events does not start: it ended (spawn /nowhere/node ENOENT)',
    );
    await eventually(() => reports.length > 1, { what: 'a second attempt' });
    expect(reports[0]?.message).toMatch('FOYER-213: the render server of events ended (spawn /nowhere/node ENOENT)');
  } finally {
    await supervisor.stop();
  }
});
