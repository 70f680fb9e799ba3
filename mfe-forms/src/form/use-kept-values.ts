import { useSite } from '@foyer/shared';
import type { Form } from '@foyer/shared/api';
import type { FormApi } from 'final-form';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { KeptValues } from './kept-values.ts';
import { typedBefore } from './typed-before.ts';
import type { Values } from './values.ts';

interface KeptForm {
  /** For the moment in which the form comes alive. */
  takeOver: () => () => void;
  /** Whether this browser keeps what is typed now. */
  isKept: boolean;
  /** Empties the form, and what is kept of it. */
  discard: () => void;
}

interface Options {
  form: Form;
  state: FormApi<Values>;
  initial: Values;
  /** The form has come back from the server with what was entered. */
  isPosted: boolean;
}

/**
 * Gives a form what was typed before it came alive, and what was typed before a reload or a crash. This browser keeps what
 * is typed only for visitors who have decided about cookies.
 */
export function useKeptValues(
  element: RefObject<HTMLFormElement | null>,
  { form, state, initial, isPosted }: Options,
): KeptForm {
  const { consent } = useSite();
  const [isKept, setKept] = useState(false);

  const takeOver = useCallback(() => {
    const before = isPosted || !consent.decision ? {} : new KeptValues(form.id).read();
    const typed = { ...before, ...(element.current && typedBefore(element.current, form, initial)) };
    return () => state.batch(() => Object.entries(typed).forEach(([name, value]) => state.change(name, value)));
  }, [element, consent, form, initial, isPosted, state]);

  useEffect(() => {
    const kept = new KeptValues(form.id);
    return state.subscribe(
      ({ values, pristine, submitSucceeded }) => {
        const mayKeep = consent.decision !== null && !pristine && !submitSucceeded;
        if (mayKeep) kept.write(values);
        else if (submitSucceeded) kept.forget();
        setKept(mayKeep);
      },
      { values: true, pristine: true, submitSucceeded: true },
    );
  }, [consent, form, state]);

  const discard = () => {
    new KeptValues(form.id).forget();
    state.reset(initial);
  };
  return { takeOver, isKept, discard };
}
