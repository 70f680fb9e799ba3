/** The door for tests of what uses a bucket. In Node only; nothing of it runs in production. */
export { startS3, type S3Server } from './start-s3.ts';
