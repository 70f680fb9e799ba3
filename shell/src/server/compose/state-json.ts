import type { Head, PageLocation } from '@foyer/shared';
import { escapeJson } from './escape.ts';
import type { FragmentText } from './fragments.ts';
import type { Site } from './site.ts';

const texts = new WeakMap<object, string>();

/** JSON of an object that many pages share: made once. */
function shared(value: object): string {
  let text = texts.get(value);
  if (text === undefined) {
    text = own(value);
    texts.set(value, text);
  }
  return text;
}

function own(value: unknown): string {
  return escapeJson(JSON.stringify(value));
}

/** The `PageState` of a page as text, put together from texts: what fragments loaded is never parsed on the way. */
export function stateJson(
  site: Site,
  location: PageLocation,
  head: Head,
  status: number,
  fragments: Record<string, FragmentText>,
): string {
  const { now, origin, settings, user } = site.state;
  const entries = Object.entries(fragments).map(
    ([id, { remote, fragment, props, data, waits, isStale }]) =>
      `${own(id)}:{"remote":${own(remote)},"fragment":${own(fragment)},"props":${own(props)},"data":${waits ? 'null,"hydrate":"interaction"' : data}${isStale ? ',"stale":true' : ''}}`,
  );
  return (
    `{"snapshot":${shared(site.snapshot)},"location":${own(location)},"head":${own(head)},"status":${status},` +
    `"site":{"now":${own(now)},"origin":${own(origin)},"settings":${shared(settings)},"user":${own(user)}},"layout":${shared(site.layout)},"fragments":{${entries.join(',')}}}`
  );
}
