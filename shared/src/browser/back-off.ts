/** Resolves after a while. @param ms milliseconds */
export function backOff(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
