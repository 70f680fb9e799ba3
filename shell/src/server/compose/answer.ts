/** A page's HTML: the same bytes for everybody who gets this page. */
export interface PageHtml {
  /** Up to the content of the style element. */
  top: string;
  /** Content of the style element: many pages share it. */
  css: InlineContent;
  /** The rest. */
  tail: string;
  /** Hashes of its scripts, for the content security policy. */
  scripts: string[];
}

/** Content of a script or style element, encoded, and its hash as the content security policy has it. */
export interface InlineContent {
  bytes: Buffer;
  hash: string;
}

/** A document, and what whoever sends and keeps it must know of it. */
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

/** A page that is elsewhere. */
export interface RedirectAnswer {
  kind: 'redirect';
  status: 301 | 302;
  location: string;
}

/** What composing an address comes to. */
export type Answer = PageAnswer | RedirectAnswer;

/** Ends the composition early, with an answer. */
export class ThrownAnswer extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('the composition ends here');
    this.answer = answer;
  }

  static redirect(location: string, status: 301 | 302 = 301): ThrownAnswer {
    return new ThrownAnswer({ kind: 'redirect', status, location });
  }
}
