import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Resource, ResourceRecord } from '@foyer/shared/api';
import { type Merge, mergeVersions } from '@foyer/shared/records';
import { fieldErrors } from '../api/field-errors.ts';
import { HttpFailure, type Reply } from '../api/http.ts';
import { useLocale, useRecords } from '../resources/resources.tsx';
import { failureText } from './failure-text.ts';

type Values = Record<string, unknown>;

/** What came of saving. */
export type Outcome =
  { saved: ResourceRecord } | { complaints: Map<string, string> } | { conflict: true } | { failed: true };

/** Two versions of which one has to come. */
export interface Conflict {
  merge: Merge;
  /** What was to be saved. */
  sent: Values;
  theirs: Reply<ResourceRecord>;
}

/** Saves a record, and says what hinders it. @param start as it was read; null for a new one */
export function useSave(resource: Resource, start: Reply<ResourceRecord> | null) {
  const t = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const records = useRecords();
  const queries = useQueryClient();
  /** The version that the form began with. */
  const base = useRef(start);
  /** Under which a new record is made once, however often it is sent. */
  const [idempotencyKey] = useState(randomKey);
  /** It may be there without an answer having come: what is sent then may not be what was made. */
  const isUncertain = useRef(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  async function write(values: Values): Promise<Reply<ResourceRecord>> {
    const known = base.current ?? (await records.create(resource, values, idempotencyKey));
    if (!base.current && !isUncertain.current) return known;
    return records.update(resource, known.body.id, values, known.etag ?? '*');
  }

  /** What is saved next begins with this version. */
  function goOnFrom(version: Reply<ResourceRecord>): void {
    base.current = version;
    // Lists and names elsewhere show the new state.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === resource.name });
  }

  async function failed(error: unknown, values: Values): Promise<Outcome> {
    const { status, problem } = error instanceof HttpFailure ? error : { status: 500, problem: null };
    isUncertain.current ||= status === 0 || status >= 500;
    const known = base.current;
    if (status === 412 && known) {
      const theirs = await records.read(resource.name, known.body.id);
      const fields = resource.fields.filter(({ read_only }) => !read_only).map(({ name }) => name);
      const merge = mergeVersions(known.body, values, theirs.body, fields);
      // Nobody has edited it: the service has, as when the files of a picture were made.
      if (theirs.etag !== known.etag && merge.clashes.length === 0 && merge.taken.length === 0) {
        base.current = theirs;
        return save(values);
      }
      setConflict({ merge, sent: values, theirs });
      return { conflict: true };
    }
    const complaints = fieldErrors(problem);
    if (complaints.size > 0) return { complaints };
    return refuse(error);
  }

  function refuse(error: unknown): Outcome {
    notify(failureText(error, { t, locale }), { type: 'error', autoHideDuration: 10_000 });
    return { failed: true };
  }

  async function save(values: Values): Promise<Outcome> {
    try {
      const answer = await write(values);
      const isNew = base.current === null;
      goOnFrom(answer);
      notify(isNew ? 'foyer.edit.created' : 'foyer.edit.saved', { type: 'success' });
      return { saved: answer.body };
    } catch (error) {
      return failed(error, values).catch(refuse);
    }
  }

  /** Ends a conflict. @param isSolved whether the form now goes on from the other version */
  function endConflict(isSolved: boolean): void {
    if (isSolved && conflict) base.current = conflict.theirs;
    setConflict(null);
  }

  return { save, conflict, endConflict, goOnFrom, version: () => base.current };
}

/** 128 random bits. Not `randomUUID`, which browsers have on HTTPS only. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
