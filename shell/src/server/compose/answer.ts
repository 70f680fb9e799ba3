/** A page's HTML. Each place where the response's nonce belongs divides its beginning. */
export interface PageHtml {
  /** Up to the content of the style element, divided at the nonces. */
  top: string[];
  /** Content of the style element, encoded: many pages share it. */
  css: Buffer;
  /** The rest: the same for every response. */
  tail: string;
}

export interface PageAnswer {
  kind: 'page';
  /** Name of the route, empty without one. */
  route: string;
  status: number;
  html: PageHtml;
  /** Cache tags of everything in it. */
  tags: string[];
  /** Whose content its frames may show, for the content security policy; nobody's if missing. */
  frames?: readonly string[];
  /** False for pages that are a visitor's own, or not as they should be. */
  isCacheable: boolean;
}

export interface RedirectAnswer {
  kind: 'redirect';
  status: 301 | 302;
  location: string;
}

export type Answer = PageAnswer | RedirectAnswer;

/** Ends the composition early, with an answer. */
export class Detour extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('the composition ends here');
    this.answer = answer;
  }

  static redirect(location: string, status: 301 | 302 = 301): Detour {
    return new Detour({ kind: 'redirect', status, location });
  }
}
