/** Between two slides, in CSS pixels (specification §9). */
export const SLIDE_SPACING_PX = 24;
