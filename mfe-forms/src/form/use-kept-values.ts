import { useSite } from '@foyer/shared';
import type { Form } from '@foyer/shared/api';
import { useIsAlive } from '@foyer/shared/fields';
import type { FormApi } from 'final-form';
import { useEffect, useState, type RefObject } from 'react';
import { KeptValues } from './kept-values.ts';
import { typedBefore } from './typed-before.ts';
import type { Values } from './values.ts';

interface KeptForm {
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
  useIsAlive();

  useEffect(() => {
    if (!element.current) return undefined;
    const kept = new KeptValues(form.id);
    const before = isPosted || !consent.decision ? {} : kept.read();
    const typed = { ...before, ...typedBefore(element.current, form, initial) };
    state.batch(() => Object.entries(typed).forEach(([name, value]) => state.change(name, value)));
    return state.subscribe(
      ({ values, pristine, submitSucceeded }) => {
        const mayKeep = consent.decision !== null && !pristine && !submitSucceeded;
        if (mayKeep) kept.write(values);
        else if (submitSucceeded) kept.forget();
        setKept(mayKeep);
      },
      { values: true, pristine: true, submitSucceeded: true },
    );
  }, [element, consent, form, initial, isPosted, state]);

  const discard = () => {
    new KeptValues(form.id).forget();
    state.reset(initial);
  };
  return { isKept, discard };
}
