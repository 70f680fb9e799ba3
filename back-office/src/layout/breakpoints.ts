/** The widths at which the back-office changes: two languages beside each other, the menu beside the page, facts beside the texts. */
export const fromTablet = '@media (min-width:44rem)';
export const fromDesktop = '@media (min-width:62rem)';
export const fromWide = '@media (min-width:80rem)';
/** Between tablet and wide: tables have no room for all of their columns. */
export const onMedium = '@media (min-width:44rem) and (not (min-width:80rem))';
