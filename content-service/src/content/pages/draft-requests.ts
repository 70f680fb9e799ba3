import Type from 'typebox';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import type { RequestContext } from '../../platform/http/operations.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { Service } from '../../service.ts';
import type { DraftWriter } from './drafts.ts';

/** What editors call a version. */
export const labelField = Type.String({ maxLength: 200 });

/** What turns rows into the answer to a request. */
export const contextWith =
  ({ db, urlsOf }: Pick<Service, 'db' | 'urlsOf'>) =>
  ({ locale, now, user }: Pick<RequestContext, 'locale' | 'now' | 'user'>): AnswerContext => ({
    db,
    urlsOf,
    locale,
    now,
    user,
  });

/** Who does not say what a change is based on would overwrite what they have not seen. `*` says that they mean to. @throws HttpProblem 428 */
export function requireCondition(ifMatch: string | null): void {
  if (ifMatch === null) throw new HttpProblem(428, 'Say with If-Match which state this change is based on.');
}

/** Who writes, and on which state. */
export const writerOf = ({
  user,
  ifMatch,
}: Pick<RequestContext, 'user'> & { ifMatch: string | null }): DraftWriter => ({
  author: user?.username ?? '',
  ifMatch,
});
