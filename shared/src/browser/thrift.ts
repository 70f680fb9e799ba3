interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether a visitor pays for every byte or waits long for it: then nothing is fetched ahead. Browsers that do not tell count as fast. */
export function isThrifty(): boolean {
  const { saveData = false, effectiveType = '' } = (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
