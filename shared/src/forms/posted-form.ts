/** What one file of a form may have, in bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** What a form that is posted as HTML calls its parts: shell and form agree on it here. */
export const POSTED_FORM = {
  /** Holds the form's id. */
  form: 'foyer-form',
  /** Name of the field with that id. Not its slug: dots and brackets in a name would be taken for a path. */
  fieldName: (id: number): string => `field${id}`,
  /** Holds the id and name of the file that has arrived for a field. */
  uploadName: (name: string): string => `${name}-upload`,
  /** Hidden from people; only robots fill it. */
  honeypot: 'email2',
  /** Query parameter of the page after a form was taken: its id. */
  sent: 'sent',
} as const;
