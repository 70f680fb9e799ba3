/** More files than any visit needs. */
const MAX_FILES = 300;

/** Folder of all releases of a remote: `/releases/events/`. */
const familyOf = (path: string) => /^\/releases\/[^/]+\//.exec(path)?.[0];

/** Forgets the files of releases that a newer one has replaced, and what has lain there longest when there is too much. */
export async function forgetOldFiles(cacheName: string, releases: string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const families = new Set(releases.map((base) => familyOf(`${base}/`)));
  const isOld = ({ url }: Request) => {
    const { pathname } = new URL(url);
    const family = familyOf(pathname);
    return family !== undefined && families.has(family) && !releases.some((base) => pathname.startsWith(`${base}/`));
  };
  const requests = await cache.keys();
  const stay = requests.filter((request) => !isOld(request));
  const surplus = stay.slice(0, Math.max(0, stay.length - MAX_FILES));
  await Promise.all(
    [...requests.filter(isOld), ...surplus].map((request) => cache.delete(request, { ignoreVary: true })),
  );
}
