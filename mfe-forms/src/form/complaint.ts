import type { Translate } from '@foyer/shared';

/** A complaint in words: those of our own are keys of the messages, the server's are sentences. */
export function complaintIn(t: Translate, complaint: string): string {
  return complaint.startsWith('error.') ? t(complaint) : complaint;
}
