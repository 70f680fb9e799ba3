import { buildFailure } from './build-failure.mjs';

const OUTPUT = `lerna info filter [ '@foyer/mfe-forms' ]

 Lerna (powered by Nx)   Running target build for 3 projects:

> @foyer/shared:build

> tsc -b

> @foyer/mfe-forms:build

> node ../build-kit/cli.mjs remote
  ERROR in ./src/form/fragment.tsx
   24 | const broken = ;
  Caused by:
      Syntax Error
  Stack backtrace:
     0: <unknown>
               at ../sysdeps/unix/clone3.S:81:0
  forms-client compiled with 1 error
npm error Lifecycle script \`build\` failed with error:

> @foyer/shell:build

  what the shell says

Tasks not run because their dependencies failed or --nx-bail=true:

- @foyer/mfe-pages:build

Failed tasks:

- @foyer/mfe-forms:build
`;

test('a failed build names the package that failed, not those that waited for it', () => {
  expect(buildFailure(OUTPUT).failed).toEqual(['mfe-forms']);
});

test('its messages are the compiler’s, without its backtrace and without what others say', () => {
  expect(
    buildFailure(OUTPUT)
      .messages.split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    'ERROR in ./src/form/fragment.tsx',
    '24 | const broken = ;',
    'Caused by:',
    'Syntax Error',
    'forms-client compiled with 1 error',
  ]);
});

test('without a list of what failed, everything that was said is shown', () => {
  expect(buildFailure('lerna ERR! something\nCannot find module lerna')).toEqual({
    failed: [],
    messages: 'Cannot find module lerna',
  });
});
