import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Resource, ResourceRecord } from '@foyer/shared/api';
import { draftOf, type DraftStore, type LeftDraft, takenUp } from '@foyer/shared/records';
import type { Reply } from '../api/http.ts';

type Values = Record<string, unknown>;

/** So long after a change it is kept in the browser, in milliseconds. */
const KEEP_AFTER_MS = 400;

/** What somebody has left in a form, to be taken up again. */
export interface DraftOffer {
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** The form as it is. */
  before: Values;
  /** The fields that become something else than they are. */
  values: Values;
  take: () => void;
  throwAway: () => void;
  /** Nothing is decided: it is offered again when the form is opened again. */
  later: () => void;
}

interface DraftOptions {
  form: UseFormReturn<Values>;
  resource: Resource;
  /** Null for a form of which nothing is kept. */
  drafts: DraftStore | null;
  /** The version that what is saved next begins with; null for a new record. */
  version: () => Reply<ResourceRecord> | null;
  /** What is saved next begins with this version. */
  goOnFrom: (version: Reply<ResourceRecord>) => void;
}

/** Keeps what is typed into a form in the browser until it is saved, and offers what was left there before. */
export function useDraft({ form, resource, drafts, version, goOnFrom }: DraftOptions) {
  const [left, setLeft] = useState<readonly LeftDraft[]>([]);
  const begunWith = () => (form.formState.defaultValues ?? {}) as Values;

  /** Keeps what stands in the form now; forgets it where that is saved. */
  async function keep(): Promise<void> {
    const known = version();
    const base = { ...begunWith(), ...known?.body };
    await drafts?.keep(draftOf(resource.fields, base, form.getValues(), known?.etag ?? null));
  }
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });

  useEffect(() => {
    if (!drafts) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepPending = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      void latest.current();
    };
    const hide = () => document.visibilityState === 'hidden' && keepPending();
    const end = drafts.begin();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        timer ??= setTimeout(keepPending, KEEP_AFTER_MS);
      },
    });
    document.addEventListener('visibilitychange', hide);
    // What is begun as late as `pagehide` need not come to its end.
    window.addEventListener('beforeunload', keepPending);
    window.addEventListener('pagehide', keepPending);
    return () => {
      keepPending();
      unsubscribe();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('beforeunload', keepPending);
      window.removeEventListener('pagehide', keepPending);
      end();
    };
  }, [form, drafts]);

  useEffect(() => {
    let isGone = false;
    void drafts?.left().then((found) => !isGone && found.length > 0 && setLeft(found));
    return () => {
      isGone = true;
    };
  }, [drafts]);

  const [draft, ...others] = left;
  const taken = draft && takenUp(resource.fields, draft, form.getValues());
  // What is saved by now is none to ask about.
  const isSaved = taken !== undefined && Object.keys(taken.values).length === 0;
  useEffect(() => {
    if (!draft || !isSaved) return;
    void drafts?.forget([draft]);
    setLeft((all) => all.filter((each) => each !== draft));
  }, [drafts, draft, isSaved]);

  async function take(): Promise<void> {
    if (!draft || !taken) return;
    // Somebody else has changed the same: whoever saves is asked, as if the form had stood open all the time.
    if (taken.hasClashes && draft.etag !== null)
      goOnFrom({ body: { ...begunWith(), ...draft.base } as ResourceRecord, etag: draft.etag });
    for (const [name, value] of Object.entries(taken.values)) form.setValue(name, value, { shouldDirty: true });
    setLeft(others);
    await keep();
    await drafts?.forget([draft]);
  }

  const offer: DraftOffer | null =
    draft && taken && !isSaved
      ? {
          at: draft.at,
          before: form.getValues(),
          values: taken.values,
          take: () => void take(),
          throwAway: () => {
            setLeft(others);
            void drafts?.forget([draft]);
          },
          later: () => setLeft(others),
        }
      : null;
  return { keep, offer };
}
