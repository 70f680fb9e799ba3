import { constants } from 'node:os';
import { getSystemErrorMap } from 'node:util';

/** The database's file system names what the system has refused by WASI's number alone. */
const WASI_NAMES: Record<number, keyof typeof constants.errno> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  33: 'EMFILE',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** Why a directory cannot be used, in words. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const { errno = 0 } = Object(error) as { errno?: number };
  const name = WASI_NAMES[errno];
  if (!name) return `error ${errno || String(error)} of its database`;
  const [, words] = getSystemErrorMap().get(-constants.errno[name]) ?? [];
  return `${name}: ${words}`;
}
