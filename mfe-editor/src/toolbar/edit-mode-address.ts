import { useSite } from '@foyer/shared';
import { useCallback, useEffect, useState } from 'react';
import { loadsAgain } from '../interface/loads-again.ts';
import { isTyping } from './is-typing.ts';

/** Query parameter that asks for the edit mode (specification §2). */
const EDIT = 'edit';

export interface EditModeAddress {
  isOn: boolean;
  /** It has begun or ended since the page was opened. */
  hasTurned: boolean;
  enter: () => void;
  leave: () => void;
  /** The working copy could not be read, or code is missing. */
  hasFailed: boolean;
  fail: (error: unknown) => void;
}

/** The edit mode is a matter of the address: back and forward enter and leave it, and so does Ctrl+E outside of texts. Call it from an observer. */
export function useEditMode(): EditModeAddress {
  const { navigation } = useSite();
  const { pathname, search } = navigation.location;
  const [hasFailed, setFailed] = useState(false);
  const isOn = new URLSearchParams(search).has(EDIT) && !hasFailed;
  const [opened] = useState(isOn);
  const [hasTurned, setTurned] = useState(false);
  if (isOn !== opened && !hasTurned) setTurned(true);

  const go = useCallback(
    (edits: boolean) => {
      const query = new URLSearchParams(search);
      query.delete(EDIT);
      const rest = [edits ? EDIT : '', query.toString()].filter(Boolean).join('&');
      setFailed(false);
      void navigation.navigate(`${pathname}${rest && `?${rest}`}`, { keepScroll: true, keepData: true });
    },
    [navigation, pathname, search],
  );
  // The same as long as the address is: the whole interface of the editor would render anew with every letter.
  const enter = useCallback(() => go(true), [go]);
  const leave = useCallback(() => go(false), [go]);
  const fail = useCallback((error: unknown) => {
    if (loadsAgain(error)) return;
    console.error('The edit mode could not begin', error);
    setFailed(true);
  }, []);

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'e')
        return;
      // Whoever writes means the end of the line on a Mac, or what other programs do; a dialog is to be answered first.
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      go(!isOn);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [go, isOn]);

  return { isOn, hasTurned, enter, leave, hasFailed, fail };
}
