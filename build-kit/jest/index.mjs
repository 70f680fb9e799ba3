import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../packages.mjs';

const require = createRequire(import.meta.url);
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Installed packages that are ES modules: Jest runs CommonJS, so they go through swc like our own sources. */
function esmPackages() {
  const folders = [
    join(ROOT, 'node_modules'),
    join(ROOT, 'shared/node_modules'),
    join(ROOT, 'build-kit/node_modules'),
  ].filter(existsSync);
  const names = folders.flatMap((folder) =>
    readdirSync(folder)
      .flatMap((name) =>
        name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : name,
      )
      .map((name) => [folder, name]),
  );
  const isModule = ([folder, name]) => {
    const file = join(folder, name, 'package.json');
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module';
  };
  return [...new Set(names.filter(isModule).map(([, name]) => name))];
}

/** The doors of `@foyer/shared`, as their sources: tests need no build. */
function sharedSources() {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'shared/package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([, { source }]) => source)
      .map(([door, { source }]) => [`^@foyer/shared${door.slice(1)}$`, join(ROOT, 'shared', source)]),
  );
}

const transform = {
  '\\.m?[tj]sx?$': [
    require.resolve('@swc/jest'),
    {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2023',
        transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
      },
    },
  ],
};

/**
 * Jest projects of a package: `*.test.ts` run in Node, or in the package's `jest-environment.mjs`; `*.test.tsx` in jsdom.
 * @param {string} name the package's folder; also the name for `--selectProjects`
 * @returns {import('jest').Config[]}
 */
export function projectsOf(name) {
  const ownEnvironment = join(ROOT, name, 'jest-environment.mjs');
  const common = {
    displayName: name,
    rootDir: ROOT,
    roots: [join(ROOT, name)],
    transform,
    transformIgnorePatterns: [`/node_modules/(?!(?:${esmPackages().join('|')})/)(?!.*\\.mjs$)`],
    moduleNameMapper: {
      ...sharedSources(),
      '\\.css$': here('empty.mjs'),
    },
    resolver: here('resolver.cjs'),
    modulePathIgnorePatterns: ['/dist/', '/\\.cache/', '/\\.foyer/'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  };
  return [
    {
      ...common,
      testEnvironment: existsSync(ownEnvironment) ? ownEnvironment : 'node',
      testMatch: ['**/*.test.ts', '**/*.test.mjs'],
    },
    {
      ...common,
      testEnvironment: here('jsdom.mjs'),
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: [require.resolve('@testing-library/jest-dom')],
    },
  ];
}
