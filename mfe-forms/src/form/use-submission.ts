import { reaction, useSite } from '@foyer/shared';
import type { Form } from '@foyer/shared/api';
import { FORM_ERROR } from 'final-form';
import { useEffect, useMemo, useRef, useState } from 'react';
import { EntryKey } from './entry-key.ts';
import { KeptValues } from './kept-values.ts';
import { submitEntry } from './submit.ts';
import { Uploads } from './uploads.ts';
import type { Values } from './values.ts';

interface Submission {
  /** Sends the form. @returns what is wrong, by field name; undefined when it was taken */
  submit: (values: Values) => Promise<Record<string, string> | undefined>;
  /** The line has broken: it is sent when it is back. */
  isWaiting: boolean;
  /** Ends the wait; the form can be changed again. */
  stop: () => void;
  isSent: boolean;
  uploads: Uploads;
}

/** How a form goes to the house, and what became of it. @param wasSent it was posted and taken before */
export function useSubmission(form: Form, wasSent: boolean): Submission {
  const site = useSite();
  const [isSent, setSent] = useState(wasSent);
  const [isWaiting, setWaiting] = useState(false);
  const uploads = useMemo(() => new Uploads(site), [site]);
  const kept = useMemo(() => new KeptValues(form.id), [form.id]);
  const entryKey = useMemo(() => new EntryKey(kept, () => site.consent.decision !== null), [kept, site]);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);
  // Whoever asks for the page again after the thanks wants the form; whoever opens or closes what lies over it does not.
  useEffect(() => {
    const { navigation } = site;
    return reaction(
      () => navigation.location,
      ({ pathname, search }, before) =>
        pathname === before?.pathname && !isOverlaid(search) && !isOverlaid(before.search) && setSent(false),
    );
  }, [site]);

  const submit = async (values: Values) => {
    sending.current = new AbortController();
    const { signal } = sending.current;
    const line = { connection: site.connection, signal, onWait: setWaiting };
    try {
      const refusal = await submitEntry(form, values, { api: site.api, uploads, entryKey, ...line });
      if (refusal) return Object.keys(refusal.fields).length > 0 ? refusal.fields : { [FORM_ERROR]: 'error.send' };
    } catch (error) {
      if (!signal.aborted) throw error;
      setWaiting(false);
      return { [FORM_ERROR]: 'error.stopped' };
    }
    kept.forget();
    entryKey.forget();
    setSent(true);
    return undefined;
  };

  return { submit, isWaiting, stop: () => sending.current?.abort(), isSent, uploads };
}

/** Whether the programme lies over the page (specification §2). */
const isOverlaid = (search: string): boolean => new URLSearchParams(search).has('overlay');
