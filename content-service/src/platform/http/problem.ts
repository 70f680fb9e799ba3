import type { Problem } from '@foyer/shared/api';

/** An answer that is not what was asked for, as RFC 9457 describes it. Thrown by handlers. */
export class HttpProblem extends Error {
  readonly status: number;
  /** Field -> what is wrong with it. */
  readonly errors: Problem['errors'];
  /** Further members of the answer. */
  readonly extension: Record<string, unknown>;

  constructor(
    status: number,
    detail: string,
    { errors, ...extension }: { errors?: Problem['errors'] } & Record<string, unknown> = {},
  ) {
    super(detail);
    this.name = 'HttpProblem';
    this.status = status;
    this.errors = errors;
    this.extension = extension;
  }
}

/** 404. @param what is missing: "event 12" */
export const notFound = (what: string) => new HttpProblem(404, `There is no ${what}.`);
/** 401: nobody is logged in. */
export const unauthorised = () => new HttpProblem(401, 'Log in first.');
/** 403. @param why a sentence for whoever asked */
export const forbidden = (why: string) => new HttpProblem(403, why);
/** 400. @param errors sentences by the name of the field */
export const invalid = (errors: Record<string, string[]>) =>
  new HttpProblem(400, `Not valid: ${Object.keys(errors).join(', ')}.`, { errors });
/** 503: there is too much to do at the moment. */
export const busy = () =>
  new HttpProblem(503, 'The content service has too much to do (FOYER-412); ask again in a moment.');

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Not logged in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'In use',
  412: 'Changed by someone else',
  413: 'Too large',
  415: 'Unsupported media type',
  428: 'Condition required',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Not available',
};

/** The body of a problem answer. */
export function problemBody(status: number, detail: string, more: Partial<Problem> = {}): Problem {
  return { type: 'about:blank', title: TITLES[status] ?? 'Request failed', status, detail, ...more };
}

/** Media type of problems (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
