/**
 * An error of the platform. The code is stable and has a row in `docs/errors.md`;
 * the message says who, what and how to mend it.
 */
export class FoyerError extends Error {
  readonly code: `FOYER-${number}`;

  constructor(code: `FOYER-${number}`, message: string, options?: ErrorOptions) {
    super(`${code}: ${message}`, options);
    this.name = 'FoyerError';
    this.code = code;
  }
}

/** Thrown by a fragment's `load`: what the address names does not exist. The page answers 404 in the full layout. */
export class NotFoundError extends Error {
  constructor(message = 'Not found') {
    super(message);
    this.name = 'NotFoundError';
  }
}

/** Thrown by a fragment's `load`: the page is elsewhere. */
export class RedirectError extends Error {
  readonly to: string;
  readonly status: 301 | 302;

  constructor(to: string, status: 301 | 302 = 302) {
    super(`Redirect to ${to}`);
    this.name = 'RedirectError';
    this.to = to;
    this.status = status;
  }
}
