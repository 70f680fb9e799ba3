import { S3Client } from '@aws-sdk/client-s3';
import type { BucketSettings } from '../settings/index.ts';

/**
 * A client of an S3-compatible service. It finds credentials by itself: in the environment, a profile, or the role of the machine.
 * @param limitMs how long connecting, answering, and a pause within an answer may take
 */
export function createClient({ endpoint, region }: BucketSettings, limitMs?: number): S3Client {
  // Commands end with one sentence; which Node is old is said at the start.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  return new S3Client({
    region,
    // Servers of one's own have no host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // The library's default adds a trailer that other servers than Amazon's store as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(limitMs && {
      requestHandler: {
        connectionTimeout: limitMs,
        requestTimeout: limitMs,
        throwOnRequestTimeout: true,
        socketTimeout: limitMs,
      },
    }),
  });
}
