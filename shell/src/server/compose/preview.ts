/** Does a query ask for a working copy? */
export const isPreview = (search: string): boolean => new URLSearchParams(search).has('preview');
