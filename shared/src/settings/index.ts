import { join, resolve } from 'node:path';
import { FoyerError } from '../errors.ts';
import {
  contact,
  folder,
  houseModule,
  mailbox,
  networks,
  oneOf,
  origin,
  place,
  readValue,
  sitePath,
  text,
  url,
  urlPerName,
  urlPerStatus,
  wholeNumber,
  type Environment,
} from './values.ts';

export type { Environment } from './values.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Where something lies: a folder (absolute), or a bucket. */
export type Place = { folder: string } | BucketSettings;

/** A bucket of an S3-compatible service. Credentials are the client's affair. */
export interface BucketSettings {
  bucket: string;
  /** Before every name; empty, or with a slash at its end. */
  prefix: string;
  /** Null for Amazon's own. */
  endpoint: string | null;
  region: string;
}

/** Paths of the ticket shop that every house has, each with whatever follows (specification §2). Operators choose two more. */
export const SHOP_PATHS = ['/test.webshop', '/testshop', '/webshop'];

/** Everything that can be set from outside, for shell and content service alike. */
export interface Settings {
  /** The site's port; 0 takes any free one. */
  port: number;
  host: string;
  /** The content service. By default ours, on the port after the site's. */
  apiUrl: string;
  /** Everything that is written: database, media, releases. Absolute. */
  dataDir: string;
  /** A PostgreSQL server; null for the embedded database. */
  databaseUrl: string | null;
  /** Where the files of the media library lie. */
  mediaStorage: Place;
  /** Where releases and their registry lie. */
  releases: Place;
  /** Where fragments render: in worker threads of the shell, or in processes of their own. */
  render: 'worker' | 'http';
  /** Render servers that run elsewhere, by remote; the shell starts the missing ones itself. */
  renderUrls: Record<string, string>;
  /** Addresses of proxies that say truly who asks, besides those of this machine. */
  trustedProxies: string[];
  /** Public address, for canonical links; null to take it from the request. */
  siteUrl: string | null;
  /** Set of listing base names (specification §2). */
  listingNames: 'first' | 'second';
  /** For how many seconds an older page may be served while the content service fails. */
  staleIfErrorS: number;
  /** For how many seconds caches in front of the gateway may keep anonymous visitors' pages; 0: they have to ask each time. */
  sharedCacheS: number;
  /** Told which cache tags have changed, for a cache in front; null if there is none. */
  purgeUrl: string | null;
  /** The house that an empty database is filled with: a package, or a file by its path; null for none. */
  house: string | null;
  /** Password of the logins that come with the house; null to have one made. */
  demoPassword: string | null;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Whom `security.txt` names, `mailto:` or `https://`; null for the house's own address. */
  securityContact: string | null;
  /** `off` takes the service worker back from every browser that has it. */
  serviceWorker: 'on' | 'off';
  /** Path whose pages an external shop embeds as its frame, with everything below it (specification §2). */
  webshopTemplatePath: string;
  /** Whether a session that began with a password may do what administrators may. */
  adminPasskeys: 'offered' | 'required';
  /** Whether `/de/_modules` shows every module in every state: for development. */
  modulesPage: 'on' | 'off';
  /** Path that leads to the shop, with everything below it. */
  webshopPath: string;
  /** Where the house's own error pages are, with `{status}` in the address; null for the content service's `/html/{status}.html`. */
  errorPageUrl: string | null;
  /** The server that mail goes out through, and who sends it; null to send none. */
  mail: { smtpUrl: string; from: string } | null;
}

/**
 * The settings of this process.
 * @throws FoyerError FOYER-501 for a value that is not allowed.
 */
export function readSettings(environment: Environment = process.env): Settings {
  const port = readValue(environment, 'PORT', wholeNumber(0, 65_535), 3000);
  const dataDir = resolve(readValue(environment, 'DATA_DIR', folder, '.foyer'));
  const mediaStorage = placeOf(
    environment,
    readValue(environment, 'MEDIA_STORAGE', place, { folder: join(dataDir, 'media') }),
  );
  const releases = placeOf(
    environment,
    readValue(environment, 'RELEASES', place, { folder: join(dataDir, 'releases') }),
  );
  keepApart(mediaStorage, releases);
  return {
    port,
    host: readValue(environment, 'HOST', text, '127.0.0.1'),
    apiUrl: readValue(environment, 'API_URL', url('http', 'https'), `http://127.0.0.1:${(port || 3000) + 1}`),
    dataDir,
    databaseUrl: readValue(environment, 'DATABASE_URL', url('postgres', 'postgresql'), null),
    mediaStorage,
    releases,
    render: readValue(environment, 'RENDER', oneOf(['worker', 'http']), 'worker'),
    renderUrls: readValue(environment, 'RENDER_URLS', urlPerName, {}),
    trustedProxies: readValue(environment, 'TRUSTED_PROXIES', networks, []),
    adminPasskeys: readValue(environment, 'ADMIN_PASSKEYS', oneOf(['offered', 'required']), 'offered'),
    modulesPage: readValue(environment, 'MODULES_PAGE', oneOf(['on', 'off']), 'off'),
    siteUrl: readValue(environment, 'SITE_URL', origin, null),
    listingNames: readValue(environment, 'LISTING_NAMES', oneOf(['first', 'second']), 'first'),
    staleIfErrorS: readValue(environment, 'STALE_IF_ERROR_S', wholeNumber(0, 604_800), 0),
    sharedCacheS: readValue(environment, 'SHARED_CACHE_S', wholeNumber(0, 86_400), 0),
    purgeUrl: readValue(environment, 'PURGE_URL', url('http', 'https'), null),
    house: readValue(environment, 'HOUSE', houseModule, null),
    demoPassword: readValue(environment, 'DEMO_PASSWORD', text, null),
    logLevel: readValue(environment, 'LOG_LEVEL', oneOf(LOG_LEVELS), 'info'),
    securityContact: readValue(environment, 'SECURITY_CONTACT', contact, null),
    serviceWorker: readValue(environment, 'SERVICE_WORKER', oneOf(['on', 'off']), 'on'),
    webshopTemplatePath: readValue(environment, 'WEBSHOP_TEMPLATE_PATH', sitePath, '/ticketing-template'),
    webshopPath: readValue(environment, 'WEBSHOP_PATH', sitePath, '/ticketing-shop'),
    errorPageUrl: readValue(environment, 'ERROR_PAGE_URL', urlPerStatus, null),
    mail: mailOf(environment),
  };
}

/** @throws FoyerError FOYER-501 for a server without a sender */
function mailOf(environment: Environment): Settings['mail'] {
  const smtpUrl = readValue(environment, 'SMTP_URL', url('smtp', 'smtps'), null);
  const from = readValue(environment, 'MAIL_FROM', mailbox, null);
  if (smtpUrl !== null && from === null)
    throw new FoyerError(
      'FOYER-501',
      'the setting MAIL_FROM is missing; SMTP_URL needs it: an address like post@house.example',
    );
  return smtpUrl === null || from === null ? null : { smtpUrl, from };
}

/** A place as it was read, with what the client of a bucket needs besides. */
function placeOf(
  environment: Environment,
  read: { folder: string } | Pick<BucketSettings, 'bucket' | 'prefix'>,
): Place {
  const endpoint = readValue(environment, 'AWS_ENDPOINT_URL', url('http', 'https'), null);
  const region = readValue(environment, 'AWS_REGION', text, 'us-east-1');
  return 'folder' in read ? { folder: resolve(read.folder) } : { ...read, endpoint, region };
}

/** Restoring media removes whatever else lies below their prefix. @throws FoyerError FOYER-501 */
function keepApart(media: Place, releases: Place): void {
  if ('folder' in media || 'folder' in releases || media.bucket !== releases.bucket) return;
  if (!media.prefix.startsWith(releases.prefix) && !releases.prefix.startsWith(media.prefix)) return;
  throw new FoyerError(
    'FOYER-501',
    `the settings MEDIA_STORAGE and RELEASES have places within each other in the bucket ${media.bucket}; allowed are two prefixes like s3://${media.bucket}/media and s3://${media.bucket}/releases`,
  );
}
