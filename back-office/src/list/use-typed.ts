import { useEffect, useRef, useState } from 'react';

/** So long after the last letter it is searched, in milliseconds. */
const TYPING_PAUSE_MS = 300;

/** Searches. @param goesOn whether somebody is still at what was searched last, so that both are one step on the way back */
type Search = (text: string, goesOn: boolean) => void;

/**
 * What is typed into a field of the filters: it is searched after a pause, or as the field is left; not while the field
 * has no whole value, as a day whose year is still typed.
 * @param searched what the list shows now
 */
export function useTyped(searched: string, search: Search) {
  const [typed, setTyped] = useState(searched);
  // What the list is to show, as far as this field has to do with it.
  const asked = useRef(searched);
  const goesOn = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = ({ value, validity }: HTMLInputElement) => {
    clearTimeout(timer.current);
    const text = value.trim();
    if (text === asked.current || !validity.valid) return;
    asked.current = text;
    latest.current(text, goesOn.current);
    goesOn.current = true;
  };
  const show = (text: string) => {
    clearTimeout(timer.current);
    asked.current = text;
    goesOn.current = false;
    setTyped(text);
  };
  // On the way back, or by a link, it says something else.
  useEffect(() => {
    if (searched !== asked.current) show(searched);
  }, [searched]);

  return {
    /** Shows what is searched without it. */
    show,
    input: {
      value: typed,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        setTyped(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => ask(target), TYPING_PAUSE_MS);
      },
      onBlur: ({ target }: { target: HTMLInputElement }) => {
        ask(target);
        goesOn.current = false;
      },
    },
  };
}
