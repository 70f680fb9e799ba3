/** The door to buckets of S3-compatible services. In Node only, and for those who have a bucket: it loads a large client. */
export { S3Bucket, type ByteRange, type ObjectContent, type ObjectHead, type WriteOptions } from './s3-bucket.ts';
