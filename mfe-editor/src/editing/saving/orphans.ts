import { ApiError, type Site } from '@foyer/shared';
import { DocumentApi } from './document-api.ts';
import { isSaved, leftBy, type LeftCopy, type PlacedCopy } from './local-copy.ts';

/** What was written in this browser and has no page any more: somebody else has deleted it, and nobody has made another one of it. */
export type Orphan = PlacedCopy;

/** What whoever is logged in has left in this browser. @returns the newest first */
export async function orphans({ api, user }: Pick<Site, 'api' | 'user'>): Promise<Orphan[]> {
  const copies = await leftBy(user.details?.username ?? '');
  return orphansAmong(copies, (kind, id) => new DocumentApi(api, { kind, id }).read());
}

/**
 * @param copies what windows have left
 * @param read asks the service for what one belongs to
 * @returns the newest first
 */
export async function orphansAmong(
  copies: readonly PlacedCopy[],
  read: (kind: PlacedCopy['kind'], id: number) => Promise<unknown>,
): Promise<Orphan[]> {
  const wanted = copies.filter((copy) => copy.isGone || !isSaved(copy));
  const found = await Promise.all(
    wanted.map(async (copy) => {
      try {
        await read(copy.kind, copy.id);
        return [];
      } catch (error) {
        return error instanceof ApiError && error.status === 404 ? [copy] : [];
      }
    }),
  );
  return found.flat().sort((one, other) => timeOf(other) - timeOf(one));
}

const timeOf = ({ at = 0 }: LeftCopy): number => at;
