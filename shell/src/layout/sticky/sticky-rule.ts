/** What the sticky navigation depends on. */
export interface StickySituation {
  pastHalf: boolean;
  footerInView: boolean;
  items: number;
}

/** Sticky links show once there are some, past the threshold, and only while the footer is out of sight (specification §4). */
export function showsStickyItems({ pastHalf, footerInView, items }: StickySituation): boolean {
  return items > 0 && pastHalf && !footerInView;
}
