/** Whether a name stays within the storage and is meant to be seen: no hidden files, none that is being written. */
export function isMediaName(name: string): boolean {
  return (
    name.length <= 500 &&
    !/[\\\p{C}]/u.test(name) &&
    !name.endsWith('.part') &&
    name.split('/').every((part) => part !== '' && !part.startsWith('.'))
  );
}
