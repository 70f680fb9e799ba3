import { FoyerError } from '@foyer/shared';
import type { S3Bucket } from '@foyer/shared/bucket';

/**
 * Makes sure that a bucket's server keeps the conditions of writes: some take them and write all the same.
 * @param name of an object that is there; in the worst case it is written over with the same
 * @throws FoyerError FOYER-117
 */
export async function checkConditions(bucket: S3Bucket, name: string, content: Uint8Array): Promise<void> {
  const isHeedless =
    (await bucket.write(name, content, { onlyOver: 'none' })) ||
    (await bucket.write(name, content, { onlyOver: { etag: '"another"' } }));
  if (isHeedless)
    throw new FoyerError(
      'FOYER-117',
      'the server of RELEASES takes conditional writes and does not keep their conditions, so that deploys at the same time would lose each other: take another one, or a folder',
    );
}
