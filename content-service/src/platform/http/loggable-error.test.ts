import { DrizzleQueryError } from 'drizzle-orm/errors';
import { loggableError } from './loggable-error.ts';

const told = (error: Error): string => JSON.stringify(loggableError(error));

describe('an error in the log', () => {
  const cause = Object.assign(new Error('duplicate key: Key (email)=(erika@nordlicht.example) "Erika" exists'), {
    code: '23505',
    constraint: 'users_email',
  });
  const failed = new DrizzleQueryError('select $1 from users', ['erika@nordlicht.example', 'Mondscheinsonate'], cause);

  it('says which query failed and why, with nothing of what it was asked with', () => {
    expect(loggableError(failed)).toMatchObject({
      code: '23505',
      constraint: 'users_email',
      query: 'select $1 from users',
      message: expect.stringContaining('duplicate key') as string,
      stack: expect.stringMatching(/^at /) as string,
    });
    expect(told(failed)).not.toMatch(/erika|Mondschein/i);
  });

  it('says as little when the query failed far below', () => {
    expect(told(new Error('the page was not made', { cause: failed }))).not.toMatch(/erika|Mondschein/i);
  });

  it('is as it was when it comes from elsewhere', () => {
    expect(loggableError(new TypeError('x is not a function'))).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
    });
  });
});
