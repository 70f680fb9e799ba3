import Type from 'typebox';
import type { AnswerContext } from '../http/answer-context.ts';
import type { RequestContext } from '../http/operations.ts';
import type { Service } from '../service.ts';
import type { DraftWriter } from './page-drafts.ts';

/** What editors call a version. */
export const labelField = Type.String({ maxLength: 200 });

/** Tags of everything that shows a page, or whether it is there. */
export const pageTags = (pageId: number): string[] => [`page:${pageId}`, 'pages', 'nav'];

/** What turns rows into the answer to a request. */
export const contextWith =
  ({ db, urlsOf }: Pick<Service, 'db' | 'urlsOf'>) =>
  ({ locale, now }: Pick<RequestContext, 'locale' | 'now'>): AnswerContext => ({ db, urlsOf, locale, now });

/** Who writes, and on which state. */
export const writerOf = ({ user, ifMatch }: Pick<RequestContext, 'user'> & { ifMatch: string | null }): DraftWriter => ({ author: user?.username ?? '', ifMatch });
