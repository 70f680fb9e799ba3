import type { Transporter } from 'nodemailer';
import { HopelessJob } from '../jobs/jobs.ts';

const CONNECT_WITHIN_MS = 10_000;
const SILENT_FOR_MS = 30_000;

/** A mail to one mailbox. */
export interface Mail {
  to: string;
  /** Whom an answer goes to; null for the sender. */
  replyTo: string | null;
  /** One line, without anything that a visitor wrote. */
  subject: string;
  text: string;
  html: string;
  /** Part of the mail's id: the same mail, sent twice after a crash, can be told by it. */
  name: string;
}

/** Through whom mail goes, and from whom. */
export interface MailSettings {
  /** `smtp://user:password@host:587`, `smtps://…` */
  smtpUrl: string;
  /** `House <post@house.example>` or the address alone. */
  from: string;
}

/** An address that is one mailbox and nothing else: neither a list nor a header. */
const MAILBOX = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+\.[\p{L}\p{N}-]{2,}$/u;

/** Whether mail can be sent to what somebody gave as an address. */
export const isMailbox = (address: unknown): address is string =>
  typeof address === 'string' && address.length <= 254 && MAILBOX.test(address);

/** Sends mail through the SMTP server of the settings. */
export class Mailer {
  readonly #smtpUrl: string;
  readonly #from: string;
  readonly #domain: string;
  #transport: Promise<Transporter> | undefined;

  constructor({ smtpUrl, from }: MailSettings) {
    this.#smtpUrl = smtpUrl;
    this.#from = from;
    this.#domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  }

  /**
   * @throws Error without addresses in its message: to be tried again
   * @throws HopelessJob when the server refuses this mail for good, or its address is none
   */
  async send({ to, replyTo, subject, text, html, name }: Mail): Promise<void> {
    if (!isMailbox(to)) throw new HopelessJob('The address of the mail is none.');
    const mailbox = (address: string) => ({ name: '', address });
    const headers = { 'auto-submitted': 'auto-generated' };
    try {
      this.#transport ??= openTransport(this.#smtpUrl);
      await (
        await this.#transport
      ).sendMail({
        from: this.#from,
        to: mailbox(to),
        ...(isMailbox(replyTo) && { replyTo: mailbox(replyTo) }),
        subject: subject.replace(/\s+/g, ' ').trim(),
        ...{ text, html, headers, messageId: `<${name}@${this.#domain}>` },
      });
    } catch (error) {
      throw withoutAddresses(error);
    }
  }
}

/** Loaded with the first mail. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const limits = {
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENT_FOR_MS,
  };
  return createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true });
}

/** What a mail server answers names people; what kind of failure it was does not. */
function withoutAddresses(error: unknown): Error {
  const {
    code = 'unknown',
    responseCode,
    command = '',
  } = (error ?? {}) as { code?: string; responseCode?: number; command?: string };
  const at = command ? ` at ${command}` : '';
  if (responseCode === undefined)
    return new Error(`The mail server cannot be reached, or does not speak as it should (${code}${at}).`);
  const isFinal = responseCode >= 500 && code !== 'EAUTH';
  return isFinal
    ? new HopelessJob(`The mail server refused the mail (${responseCode}${at}).`)
    : new Error(`The mail server did not take the mail (${responseCode}${at}).`);
}
