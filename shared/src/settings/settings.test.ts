import { resolve } from 'node:path';
import { FoyerError } from '../errors.ts';
import { readSettings } from './index.ts';

function failureOf(environment: Record<string, string>): FoyerError {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof FoyerError) return error;
  }
  throw new Error('the settings were accepted');
}

describe('settings', () => {
  it('have defaults for a visitor-ready site on this machine', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      apiUrl: 'http://127.0.0.1:3001',
      dataDir: resolve('.foyer'),
      databaseUrl: null,
      mediaStorage: { folder: resolve('.foyer/media') },
      releases: { folder: resolve('.foyer/releases') },
      render: 'worker',
      renderUrls: {},
      adminPasskeys: 'offered',
      modulesPage: 'off',
      siteUrl: null,
      trustedProxies: [],
      listingNames: 'first',
      staleIfErrorS: 0,
      sharedCacheS: 0,
      purgeUrl: null,
      house: null,
      demoPassword: null,
      logLevel: 'info',
      securityContact: null,
      serviceWorker: 'on',
      webshopTemplatePath: '/ticketing-template',
      webshopPath: '/ticketing-shop',
      errorPageUrl: null,
      mail: null,
    });
  });

  it('put releases into the data directory unless told otherwise', () => {
    const releases = (environment: Record<string, string>) => readSettings(environment).releases;
    expect(releases({ DATA_DIR: '/srv/foyer' })).toEqual({ folder: '/srv/foyer/releases' });
    expect(releases({ DATA_DIR: '/srv/foyer', RELEASES: '/srv/releases' })).toEqual({ folder: '/srv/releases' });
    expect(releases({ RELEASES: 's3://house/releases', AWS_ENDPOINT_URL: 'http://127.0.0.1:9000' })).toEqual({
      bucket: 'house',
      prefix: 'releases/',
      endpoint: 'http://127.0.0.1:9000',
      region: 'us-east-1',
    });
  });

  it('keep media in the data directory, in another folder, or in a bucket', () => {
    const mediaStorage = (environment: Record<string, string>) => readSettings(environment).mediaStorage;
    expect(mediaStorage({ DATA_DIR: '/srv/foyer' })).toEqual({ folder: '/srv/foyer/media' });
    expect(mediaStorage({ MEDIA_STORAGE: '/mnt/media' })).toEqual({ folder: '/mnt/media' });
    expect(mediaStorage({ MEDIA_STORAGE: 's3://house' })).toEqual({
      bucket: 'house',
      prefix: '',
      endpoint: null,
      region: 'us-east-1',
    });
    expect(
      mediaStorage({
        MEDIA_STORAGE: 's3://house/site/media/',
        AWS_ENDPOINT_URL: 'http://127.0.0.1:9000',
        AWS_REGION: 'eu-central-1',
      }),
    ).toEqual({
      bucket: 'house',
      prefix: 'site/media/',
      endpoint: 'http://127.0.0.1:9000',
      region: 'eu-central-1',
    });
  });

  it('keep media and releases apart in one bucket', () => {
    const both = (media: string, releases: string) => ({ MEDIA_STORAGE: media, RELEASES: releases });
    expect(readSettings(both('s3://house/media', 's3://house/releases')).releases).toMatchObject({ bucket: 'house' });
    expect(readSettings(both('s3://media', 's3://releases')).releases).toMatchObject({ bucket: 'releases' });
    expect(failureOf(both('s3://house', 's3://house/releases')).message).toContain('within each other');
    expect(failureOf(both('s3://house/a/media', 's3://house/a')).code).toBe('FOYER-501');
  });

  it('expect the content service on the port after the site, unless told otherwise', () => {
    expect(readSettings({ PORT: '4000' }).apiUrl).toBe('http://127.0.0.1:4001');
    expect(readSettings({ API_URL: 'https://content.example/' }).apiUrl).toBe('https://content.example');
  });

  it('take an empty variable for one that is not set', () => {
    expect(readSettings({ PORT: '', RENDER: ' ' })).toEqual(readSettings({}));
  });

  it('read render servers by remote', () => {
    expect(readSettings({ RENDER_URLS: 'events=http://a:4001, pages=http://b:4001/' }).renderUrls).toEqual({
      events: 'http://a:4001',
      pages: 'http://b:4001',
    });
  });

  it.each([
    ['PORT', '80a', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['API_URL', 'localhost:3001', 'http:// or https://'],
    ['DATABASE_URL', 'mysql://x', 'postgres:// or postgresql://'],
    ['RELEASES', 'https://bucket/releases', 'a folder, or a bucket like s3://'],
    ['RELEASES', 's3://b/x', 'a folder, or a bucket like s3://'],
    ['MEDIA_STORAGE', 'https://bucket', 'a folder, or a bucket like s3://'],
    ['MEDIA_STORAGE', 's3://Bucket/x', 'a folder, or a bucket like s3://'],
    ['MEDIA_STORAGE', 's3:/house/media', 'a folder, or a bucket like s3://'],
    ['RELEASES', 'S3:house', 'a folder, or a bucket like s3://'],
    ['DATA_DIR', 'file:/srv/foyer', 'a folder'],
    ['AWS_ENDPOINT_URL', '127.0.0.1:9000', 'http:// or https://'],
    ['RENDER', 'thread', 'worker or http'],
    ['RENDER_URLS', 'events', 'events=http://'],
    ['SITE_URL', 'foyer.example', 'http:// or https://'],
    ['SITE_URL', 'https://foyer.example/museum', 'ends with its host'],
    ['SITE_URL', 'https://foyer.example?x', 'ends with its host'],
    ['LISTING_NAMES', 'third', 'first or second'],
    ['STALE_IF_ERROR_S', '-1', 'a whole number from 0'],
    ['LOG_LEVEL', 'loud', 'trace or debug'],
    ['SECURITY_CONTACT', 'security@foyer.example', 'mailto:'],
    ['SERVICE_WORKER', 'no', 'on or off'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,proxy.house.example', 'like 10.0.0.5'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'like 10.0.0.5'],
    ['WEBSHOP_PATH', 'shop', 'like /ticketing-shop'],
    ['WEBSHOP_PATH', '/de/shop', 'that nothing else of the site has'],
    ['WEBSHOP_TEMPLATE_PATH', '/Template', 'in lower case'],
    ['ERROR_PAGE_URL', '/errors', 'http:// or https://'],
    ['ERROR_PAGE_URL', 'https://house.example/errors', 'has {status} in it'],
    ['SMTP_URL', 'mail.house.example', 'smtp:// or smtps://'],
    ['MAIL_FROM', 'Haus am Hafen', 'House <post@house.example>'],
    ['MAIL_FROM', 'a@house.example, b@house.example', 'House <post@house.example>'],
    ['MAIL_FROM', 'Haus\nBcc: x <a@house.example>', 'House <post@house.example>'],
  ])('refuse %s=%s and say what is allowed', (name, value, allowed) => {
    const { code, message } = failureOf({ [name]: value });
    expect(code).toBe('FOYER-501');
    expect(message).toContain(name);
    expect(message).toContain(allowed);
  });

  it('send mail when there are a server and a sender', () => {
    const [smtpUrl, from] = ['smtps://u:p@mail.house.example:465', 'Haus am Hafen <post@house.example>'];
    expect(readSettings({ SMTP_URL: smtpUrl, MAIL_FROM: from }).mail).toEqual({ smtpUrl, from });
    expect(readSettings({ MAIL_FROM: 'post@house.example' }).mail).toBeNull();
    expect(failureOf({ SMTP_URL: smtpUrl }).message).toContain('MAIL_FROM');
  });

  it('take an address for each status, and the folder of a drive', () => {
    const errorPageUrl = 'https://house.example/{status}.html';
    expect(readSettings({ ERROR_PAGE_URL: errorPageUrl }).errorPageUrl).toBe(errorPageUrl);
    expect(readSettings({ DATA_DIR: 'C:/foyer' }).dataDir).toBe(resolve('C:/foyer'));
  });

  it('do not print an address that may hold a password', () => {
    expect(failureOf({ SMTP_URL: 'http://u:secret@x' }).message).not.toContain('secret');
    expect(failureOf({ DATABASE_URL: 'mysql://root:secret@x' }).message).not.toContain('secret');
  });
});
