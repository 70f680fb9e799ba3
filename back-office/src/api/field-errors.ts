import type { Problem } from '@foyer/shared/api';

/** Complaints of a problem by their places in the form: `title.de`, `fields.0.label`. Empty when it names no field. */
export function fieldErrors(problem: Problem | null): Map<string, string> {
  const named = Object.entries(problem?.errors ?? {});
  return new Map(
    named.map(([path, complaints]) => [path.split(/[./]/).filter(Boolean).join('.'), complaints.join(' ')]),
  );
}
