import { S3ServiceException } from '@aws-sdk/client-s3';

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** Whether there is no such object; a bucket that is missing is another thing. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';

/** Whether the object is the one that the caller has already. */
export const isUnchanged = (error: unknown): boolean => statusOf(error) === 304;

/** Whether a write's condition was not met: there is another object, none at all, or somebody writes at the same time. */
export const isUnmet = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === 412 || status === 409 || isMissing(error);
};

/** @returns null where there is no such object */
export async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
