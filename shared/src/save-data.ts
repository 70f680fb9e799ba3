/** What browsers tell of the line they are on. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether a visitor pays for every byte or waits long for it: then nothing is fetched ahead. Browsers that do not tell count as fast. */
export function savesData(
  { saveData = false, effectiveType = '' }: Connection = (navigator as { connection?: Connection }).connection ?? {},
): boolean {
  return saveData || effectiveType.endsWith('2g');
}
