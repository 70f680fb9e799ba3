import type { Dispatch, SetStateAction } from 'react';
import { useListContext } from 'react-admin';

/** Records chosen of what a list had found when it was asked for something. */
export interface Choice {
  asked: string;
  ids: readonly number[];
}
export type ChoiceState = [Choice, Dispatch<SetStateAction<Choice>>];

/** What is chosen of a list. What is not among those that are found any more is not: it must not be deleted unseen. */
export function useChosen([choice, setChoice]: ChoiceState) {
  const list = useListContext();
  const asked = JSON.stringify(list.filterValues);
  // What still stands there was found before.
  const isOutdated = list.isPlaceholderData === true;
  return {
    chosen: choice.asked === asked ? choice.ids : [],
    choose: (ids: readonly number[]) => {
      if (!isOutdated) setChoice({ asked, ids });
    },
    /** Nothing can be chosen until what is asked for has come. */
    isOutdated,
  };
}
