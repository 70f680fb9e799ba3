import { FoyerError } from '@foyer/shared';

/** @throws FoyerError FOYER-118 with the reason, where the operating system does not let the releases be written */
export const writing = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch(refusal('FOYER-118', 'the releases cannot be written', 'check who owns the folder, and the disk'));

/** @throws FoyerError with the code and the reason, where the operating system does not let the file be read */
export const reading = <T>(code: 'FOYER-101' | 'FOYER-112', file: string, work: () => Promise<T>): Promise<T> =>
  work().catch(refusal(code, `${file} cannot be read`, 'check who owns it'));

const refusal = (code: `FOYER-${number}`, what: string, mend: string) => (cause: unknown) => {
  if (!isOfSystem(cause)) throw cause;
  throw new FoyerError(code, `${what} (${cause.message}): ${mend}`, { cause });
};

const isOfSystem = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === 'object' && error !== null && 'syscall' in error;
