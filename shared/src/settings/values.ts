import { isIP } from 'node:net';
import { FoyerError } from '../errors.ts';

/** Turns the text of a variable into a value, or says what would be allowed. */
export type Reader<T> = (text: string) => { value: T } | { allowed: string };

/** The settings' source: `process.env`, or a plain object in tests. */
export type Environment = Record<string, string | undefined>;

/**
 * Reads one variable; an empty one counts as not set.
 * @throws FoyerError FOYER-501 naming variable, value and what is allowed.
 */
export function readValue<T, D>(environment: Environment, name: string, reader: Reader<T>, fallback: D): T | D {
  const text = environment[name]?.trim();
  if (!text) return fallback;
  const result = reader(text);
  if ('value' in result) return result.value;
  // Passwords stay out of terminals and logs.
  const shown = /PASSWORD|DATABASE_URL|SMTP_URL/.test(name) ? '(hidden)' : `"${text}"`;
  throw new FoyerError('FOYER-501', `the setting ${name} has the value ${shown}; allowed is ${result.allowed}`);
}

export const text: Reader<string> = (value) => ({ value });

/** A module that exports a house; null for `none`. */
export const houseModule: Reader<string | null> = (value) => ({ value: value === 'none' ? null : value });

/** A whole number within bounds. */
export function wholeNumber(min: number, max: number): Reader<number> {
  return (value) => {
    const number = Number(value);
    return /^\d+$/.test(value) && number >= min && number <= max
      ? { value: number }
      : { allowed: `a whole number from ${min} to ${max}` };
  };
}

/** One of a few words. */
export function oneOf<const W extends string>(words: readonly W[]): Reader<W> {
  return (value) => {
    const word = words.find((candidate) => candidate === value);
    return word === undefined ? { allowed: words.join(' or ') } : { value: word };
  };
}

/** An address with one of the given schemes, without a slash at its end. */
export function url(...schemes: string[]): Reader<string> {
  return (value) => {
    const allowed = `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`;
    try {
      return schemes.includes(new URL(value).protocol.slice(0, -1))
        ? { value: value.replace(/\/+$/, '') }
        : { allowed };
    } catch {
      return { allowed };
    }
  };
}

/** The address of a whole site: what follows the host is the site's own. */
export const origin: Reader<string> = (value) => {
  const result = url('http', 'https')(value);
  if ('allowed' in result) return result;
  const { origin: whole, href } = new URL(result.value);
  return href === `${whole}/`
    ? { value: whole }
    : {
        allowed:
          'an address that begins with http:// or https:// and ends with its host, like https://www.house.example',
      };
};

/** An address with `{status}` in it, for the pages of several statuses. */
export const urlPerStatus: Reader<string> = (value) => {
  const result = url('http', 'https')(value);
  if ('value' in result && result.value.includes('{status}')) return result;
  return { allowed: 'an address that begins with http:// or https:// and has {status} in it' };
};

/** Where somebody can be reached. */
export const contact: Reader<string> = (value) =>
  /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value)
    ? { value }
    : { allowed: 'an address that begins with mailto: or https://' };

/** Who sends mail: `post@house.example`, or `House <post@house.example>`. One mailbox, on one line. */
export const mailbox: Reader<string> = (value) => {
  const address = String.raw`[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+`;
  const isOne = new RegExp(`^(?:${address}|[^<>@,;"\r\n]+ <${address}>)$`).test(value);
  return isOne ? { value } : { allowed: 'an address like post@house.example or House <post@house.example>' };
};

/** Addresses and networks, with commas between them: `10.0.0.5, 172.16.0.0/12`. */
export const networks: Reader<string[]> = (value) => {
  const parts = value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.every(isNetwork) ? { value: parts } : { allowed: 'addresses or networks like 10.0.0.5,172.16.0.0/12' };
};

function isNetwork(part: string): boolean {
  const [address = '', bits, ...more] = part.split('/');
  const version = isIP(address);
  return (
    version > 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
}

/** What begins as an address does, and is no drive (`C:/site`). */
const hasScheme = (value: string): boolean => /^[a-z][a-z0-9+.-]+:/i.test(value);

/** A folder; relative ones start at the working directory. */
export const folder: Reader<string> = (value) => (hasScheme(value) ? { allowed: 'a folder' } : { value });

/** A folder, or a bucket and what its names begin with: `s3://house/media`. */
export const place: Reader<{ folder: string } | { bucket: string; prefix: string }> = (value) => {
  if (!hasScheme(value)) return { value: { folder: value } };
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(value) ?? [];
  if (!bucket) return { allowed: 'a folder, or a bucket like s3://house/media' };
  const prefix = path.replace(/^\/+|\/+$/g, '');
  return { value: { bucket, prefix: prefix && `${prefix}/` } };
};

/** First segments of addresses that are taken: languages, what the gateway passes on, its own files. */
const TAKEN = /^\/(?:de|en|api|pageeditor-api|admin|media|html|releases|assets|internal)(?:\/|$)/;

/** A path of the site: `/ticketing-shop`. */
export const sitePath: Reader<string> = (value) =>
  /^(?:\/[a-z0-9][a-z0-9._-]*)+$/.test(value) && !TAKEN.test(value)
    ? { value }
    : { allowed: 'a path in lower case that nothing else of the site has, like /ticketing-shop' };

/** `events=http://a:1,pages=http://b:2` */
export const urlPerName: Reader<Record<string, string>> = (value) => {
  const pairs = value.split(',').map((pair) => /^([a-z][a-z0-9-]*)=(https?:\/\/.+?)\/*$/.exec(pair.trim()));
  if (pairs.includes(null)) return { allowed: 'a list like events=http://10.0.0.5:4001,pages=http://10.0.0.6:4001' };
  return { value: Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? ''])) };
};
