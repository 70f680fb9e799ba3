/** How long a film or sound takes, in seconds; null where its file does not say so, and for files that are none. */
export async function durationOf(path: string): Promise<number | null> {
  try {
    // Loaded with the first film or sound.
    const { parseFile } = await import('music-metadata');
    // Without a head that says so, a file is measured to its end.
    const { format } = await parseFile(path, { duration: true, skipCovers: true, skipPostHeaders: true });
    const { duration = Number.NaN } = format;
    return Number.isFinite(duration) && duration >= 0 ? duration : null;
  } catch {
    return null;
  }
}
