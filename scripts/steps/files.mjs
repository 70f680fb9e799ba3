import { watch } from 'node:fs';

const QUIET_MS = 400;

/**
 * Calls back once after a burst of changes below some folders.
 * @returns {() => void} ends it
 */
export function onChange(folders, callback) {
  let timer;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, file) => {
      if (!/\.(?:js|sql|json)$/.test(file ?? '')) return;
      clearTimeout(timer);
      timer = setTimeout(callback, QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
  };
}
