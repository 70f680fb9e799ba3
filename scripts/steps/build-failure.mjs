const TAIL_LINES = 60;
/** What npm and lerna add to a compiler's messages. */
const NOISE = /^(?:npm |lerna | *Lerna |> )/;
/** The compiler's own way through its code helps nobody. */
const BACKTRACE = /^ *Stack backtrace:$[\s\S]*?(?=^(?! +(?:\d+:|at )).*$)/gm;
const HEAD = /^> @foyer\/([\w-]+):build/;

/**
 * What a failed run of lerna says to whoever made the mistake.
 * @param {string} output of `lerna run build`, without colours
 * @returns {{failed: string[], messages: string}} the packages whose build failed (not those that waited for them), and their messages
 */
export function buildFailure(output) {
  const [, list = ''] = output.split(/^Failed tasks:$/m);
  const failed = [...list.matchAll(/^- @foyer\/([\w-]+)/gm)].map(([, name]) => name);
  const [said] = output.split(/^(?:Tasks not run because|Failed tasks:)/m);
  let name = null;
  const lines = [];
  for (const line of said.replaceAll(BACKTRACE, '').split('\n')) {
    name = HEAD.exec(line)?.[1] ?? name;
    if (line.trim() !== '' && !NOISE.test(line) && (failed.length === 0 || name === null || failed.includes(name)))
      lines.push(line);
  }
  return { failed, messages: lines.slice(-TAIL_LINES).join('\n') };
}
