/** The code that the operating system, a driver or Foyer gave to an error: `EEXIST`, `23505`, `FOYER-401`. */
export function codeOf(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}
