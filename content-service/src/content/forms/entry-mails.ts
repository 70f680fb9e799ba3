import { FIELD_TYPES } from '@foyer/shared/forms';
import type { Locale } from '../../platform/languages.ts';
import { mailBody } from '../../platform/mail/mail-body.ts';
import { isMailbox, type Mail } from '../../platform/mail/mailer.ts';
import type { StoredEntry } from './entries.ts';
import { entryAnswers } from './entry-answers.ts';

const TEXTS = {
  de: {
    received: (title: string) => `${title}: Wir haben Ihre Nachricht erhalten`,
    arrived: (title: string, id: number) => `${title}: neuer Eintrag ${id}`,
    read: (url: string) => `Eintrag mit seinen Dateien: ${url}`,
    kept: (days: number) => `Der Eintrag wird nach ${days} Tagen gelöscht. Bitte löschen Sie dann auch diese E-Mail.`,
  },
  en: {
    received: (title: string) => `${title}: we have received your message`,
    arrived: (title: string, id: number) => `${title}: new entry ${id}`,
    read: (url: string) => `The entry with its files: ${url}`,
    kept: (days: number) => `The entry is deleted after ${days} days. Please delete this e-mail then, too.`,
  },
} as const satisfies Record<Locale, object>;

/** Where visitors of a form gave their address: its first e-mail field. */
export function visitorAddress({ fields, entry }: Pick<StoredEntry, 'fields' | 'entry'>): string | null {
  const field = fields.find(({ fieldType }) => fieldType === FIELD_TYPES.email);
  const address = field && entry.fieldValues[field.slug];
  return isMailbox(address) ? address : null;
}

/**
 * What a visitor gets. The words are the house's alone: mail that repeats what was typed could be made to carry anything
 * to anybody.
 * @returns null when the form confirms nothing, or the visitor gave no address
 */
export function confirmationMail(stored: StoredEntry): Mail | null {
  const { form, entry } = stored;
  const to = visitorAddress(stored);
  const words = form.confirmationText[entry.locale].trim();
  if (!to || words === '') return null;
  return {
    to,
    replyTo: null,
    subject: TEXTS[entry.locale].received(form.title[entry.locale]),
    ...mailBody(entry.locale, words.split(/\n{2,}/)),
    name: `confirmation.${entry.id}`,
  };
}

/** What the house gets, in the language of the entry. @returns null when nobody is to be told */
export function notificationMail(stored: StoredEntry, siteUrl: string | null): Mail | null {
  const { form, entry } = stored;
  if (form.notificationAddress === '') return null;
  const texts = TEXTS[entry.locale];
  const passages = [
    ...entryAnswers(stored, entry.locale).filter(({ value }) => value !== ''),
    ...(siteUrl ? [texts.read(`${siteUrl}/admin/form-entries/${entry.id}/change/`)] : []),
    ...(form.keepDays ? [texts.kept(form.keepDays)] : []),
  ];
  const subject = texts.arrived(form.title[entry.locale], entry.id);
  return {
    to: form.notificationAddress,
    replyTo: visitorAddress(stored),
    subject,
    ...mailBody(entry.locale, passages),
    name: `notification.${entry.id}`,
  };
}
