import { inlineContent } from './compose/inline-content.ts';
import { contentSecurityPolicy, frameSources } from './security-headers.ts';

const page = { scripts: [inlineContent('go()').hash], css: inlineContent('p{}') };

const services = (...external_media: string[]) => ({ tracking: ['analytics'], marketing: [], external_media });

test('frames show what visitors can allow, from the hosts that the house has named, and nothing else', () => {
  const embed_hosts = {
    video: ['video.example', '*.films.example'],
    audio: ['video.example'],
    documents: ['docs.example'],
    analytics: ['count.example'],
  };
  expect(frameSources({ consent_services: services('video', 'audio', 'maps'), embed_hosts })).toEqual([
    'https://video.example',
    'https://*.films.example',
  ]);
  expect(frameSources({ consent_services: services('video') })).toEqual([]);
});

test('a host that is none does not get into the policy', () => {
  const hosts = [
    '*',
    'https:',
    "'unsafe-inline'",
    'a.example; script-src *',
    'a.example b.example',
    'localhost',
    'A.example',
  ];
  expect(frameSources({ consent_services: services('video'), embed_hosts: { video: hosts } })).toEqual([]);
});

test('without frames the policy allows our own', () => {
  expect(contentSecurityPolicy(page)).toContain("frame-src 'self'; ");
  expect(contentSecurityPolicy(page, ['https://video.example'])).toContain("frame-src 'self' https://video.example; ");
});
