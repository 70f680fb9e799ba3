/** What the layout's two React roots are called, the same on server and browser. */
export const TOP_PREFIX = 'top-';
export const BOTTOM_PREFIX = 'bottom-';
/** Namespace of the layout's texts. */
export const LAYOUT_NAMESPACE = 'layout';
