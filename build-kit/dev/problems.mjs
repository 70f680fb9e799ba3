import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeFrameColumns } from '@babel/code-frame';
import { ROOT } from '../packages.mjs';

/**
 * @typedef {{title: string, text: string, place?: string, frame?: string}} Problem what is wrong with the sources: `place` as
 *   `mfe-events/src/days/day.ts:51:14`, `frame` the lines around it
 */

/** What is wrong now, by who found it: a build, the types, a page. */
export class Problems {
  #found = new Map();
  #onChange;

  /** @param {(all: Problem[]) => void} onChange */
  constructor(onChange) {
    this.#onChange = onChange;
  }

  /** @returns {Problem[]} */
  get all() {
    return [...this.#found.values()].flat();
  }

  /** Takes the place of what somebody has found before; nothing, where all is well. @param {Problem[]} problems */
  set(finder, problems) {
    if (problems.length === 0 && !this.#found.has(finder)) return;
    if (problems.length === 0) this.#found.delete(finder);
    else this.#found.set(finder, problems);
    this.#onChange(this.all);
  }

  /** Comes on top of what somebody has found, once. @param {Problem} problem */
  add(finder, problem) {
    const before = this.#found.get(finder) ?? [];
    if (!before.some(({ text }) => text === problem.text)) this.set(finder, [...before, problem]);
  }
}

/** A place in a file, with the lines around it. @param {string} file @param {number} line from 1 @param {number} [column] from 1 */
function placeIn(file, line, column) {
  const place = [relative(ROOT, file), line, column].filter(Boolean).join(':');
  if (!existsSync(file)) return { place };
  return { place, frame: codeFrameColumns(readFileSync(file, 'utf8'), { start: { line, column } }) };
}

/** swc draws the lines itself, and then tells its own way through its code. */
const DRAWN = /,-\[(.+?):(\d+):(\d+)\]/;
const OWN_AFFAIRS = /^\s*(?:Caused by:|Stack backtrace:)[\s\S]*/m;
const FROM_LOADER = /^Module build failed \(from .*\):\s*|^(?:NonErrorEmittedError: \(Emitted value .*?\) )?Error: +/gm;

const MISSING = /Can't resolve '(.+?)'/;

/** Where a module asks for another one: lines that webpack names are those of the compiled code. */
function placeOfRequest(identifier, request) {
  const [file] = identifier.split(/[!|]/).at(-1).split('?');
  if (!request || !existsSync(file)) return {};
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((text) => text.includes(`'${request}'`) || text.includes(`"${request}"`));
  return line < 0 ? { place: relative(ROOT, file) } : placeIn(file, line + 1);
}

/**
 * What webpack says of a build that failed.
 * @param {string} name of what was built
 * @param {{message: string, moduleIdentifier?: string}[]} errors of its statistics
 * @returns {Problem[]}
 */
export function problemsOfBuild(name, errors) {
  const problems = errors.map(({ message, moduleIdentifier = '' }) => {
    const title = `The build of ${name} failed`;
    const [, drawn, line, column] = DRAWN.exec(message) ?? [];
    const text = message.replace(OWN_AFFAIRS, '').replaceAll(FROM_LOADER, '').replaceAll(ROOT, '').trimEnd();
    if (drawn) return { title, text, place: `${relative(ROOT, drawn)}:${line}:${column}` };
    return { title, text, ...placeOfRequest(moduleIdentifier, MISSING.exec(message)?.[1]) };
  });
  // Both sides of a remote are built of the same sources.
  return problems.filter(({ text }, index) => problems.findIndex((other) => other.text === text) === index);
}

const TYPE_ERROR = /^(.+)\((\d+),(\d+)\): error (TS\d+: .*)$/;
const END_OF_CHECK = /Found (\d+) errors?\. Watching/;

const fileOf = ({ place }) => place.split(':', 1)[0];

/**
 * Reads what `tsc --build --watch` prints.
 * @param {(problems: Problem[]) => void} onChecked gets what is wrong after each round
 * @returns {(text: string) => void} takes the next piece
 */
export function readTypeErrors(onChecked) {
  let known = [];
  let found = [];
  let rest = '';
  const readLine = (line) => {
    const [, file, at, column, text] = TYPE_ERROR.exec(line) ?? [];
    if (file)
      found.push({ title: 'The types are wrong', text, ...placeIn(resolve(ROOT, file), Number(at), Number(column)) });
    const count = END_OF_CHECK.exec(line)?.[1];
    if (count === undefined) return;
    // Projects in which nothing has changed are counted and not named.
    const named = new Set(found.map(fileOf));
    known = [...found, ...known.filter((problem) => !named.has(fileOf(problem)))].slice(0, Number(count));
    found = [];
    onChecked(known);
  };
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    lines.forEach(readLine);
  };
}

const FRAME = /\(?((?:https?:\/\/|file:\/\/|\/)[^\s()]*?):(\d+):(\d+)\)?$/;
/** Code of others, and what only passes errors on. */
const FOREIGN = /node_modules|webpack\/|^node:/;

/**
 * Something that was thrown, with the place in our sources that threw it.
 * @param {{title: string, text: string, stack?: string}} thrown
 * @param {(address: string) => string | null} [fileOf] the built file that an address in the stack names
 * @returns {Problem}
 */
export function problemOfError({ title, text, stack = '' }, fileOf = () => null) {
  for (const frame of stack.split('\n')) {
    const [, address, line, column] = FRAME.exec(frame.trim()) ?? [];
    if (!address) continue;
    const file = fileOf(address) ?? (address.startsWith('file:') ? fileURLToPath(address) : address);
    const at = file && sourceOf(file, Number(line), Number(column));
    if (at && !FOREIGN.test(at.file) && existsSync(at.file))
      return { title, text, ...placeIn(at.file, at.line, at.column) };
  }
  return { title, text };
}

/** Where a place in a built file comes from; a file without a map is its own source. */
function sourceOf(file, line, column) {
  const map = `${file}.map`;
  if (!existsSync(map)) return { file, line, column };
  const { originalSource, originalLine, originalColumn } = new SourceMap(
    JSON.parse(readFileSync(map, 'utf8')),
  ).findEntry(line - 1, column - 1);
  if (originalSource === undefined) return null;
  const source = originalSource.startsWith('file:') ? fileURLToPath(originalSource) : join('/', originalSource);
  return { file: source, line: originalLine + 1, column: originalColumn > 0 ? originalColumn + 1 : undefined };
}
