import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../packages.mjs';

const require = createRequire(import.meta.url);
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Installed packages that are ES modules: Jest runs CommonJS, so they go through swc like our own sources. */
function esmPackages() {
  const roots = ['.', 'shared', 'build-kit'].map((home) => join(ROOT, home, 'node_modules'));
  const isModule = ({ folder }) => {
    const file = join(folder, 'package.json');
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module';
  };
  return [
    ...new Set(
      roots
        .flatMap(packagesIn)
        .filter(isModule)
        .map(({ name }) => name),
    ),
  ];
}

/** Packages of a folder `node_modules`, with those that they bring for themselves alone. */
function packagesIn(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : name,
  );
  return names.flatMap((name) => [
    { name, folder: join(folder, name) },
    ...packagesIn(join(folder, name, 'node_modules')),
  ]);
}

/** The doors of a package, as their sources: tests need no build. */
function sourcesOf(name) {
  const { exports } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([, { source }]) => source)
      .map(([door, { source }]) => [`^@foyer/${name}${door.slice(1)}$`, join(ROOT, name, source)]),
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
    cacheDirectory: join(ROOT, 'node_modules/.cache/jest'),
    transform,
    transformIgnorePatterns: [`/node_modules/(?!(?:${esmPackages().join('|')})/)(?!.*\\.mjs$)`],
    moduleNameMapper: {
      ...sourcesOf('shared'),
      ...sourcesOf('demo-house'),
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
      setupFilesAfterEnv: [require.resolve('@testing-library/jest-dom'), here('patient.mjs')],
    },
  ];
}
