/** How much the content service can be asked for: what it refuses beyond, and what nobody who asks it offers. */

/** The largest integer of the database, of ids too; the smallest is its negative. */
export const MAX_INTEGER = 2_147_483_647;

/** The last page of a list that can be asked for. */
export const MAX_PAGE = 100_000;

/** Records of a page of a list in the back-office. */
export const MAX_PAGE_SIZE = 100;

/** Things that are asked for by their ids at once: what visitors have marked. */
export const MAX_IDS = 100;

/** Ids in one query parameter, `7,12`. */
export const IDS_PATTERN = `^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${MAX_IDS - 1}}$`;

/** Letters that the back-office searches for, in all of a record. */
export const MAX_SEARCH_LENGTH = 200;

/** Letters by which it filters one field. */
export const MAX_FILTER_LENGTH = 300;
