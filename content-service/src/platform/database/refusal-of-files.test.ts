import { reasonOf } from './refusal-of-files.ts';

it.each([
  [{ name: 'ErrnoError', errno: 51 }, 'ENOSPC: no space left on device'],
  [{ name: 'ErrnoError', errno: 8 }, 'error 8 of its database'],
  [new Error('EROFS: read-only file system'), 'EROFS: read-only file system'],
])('says in words why a directory cannot be used, also where the system has given a number: %j', (error, words) => {
  expect(reasonOf(error)).toBe(words);
});
