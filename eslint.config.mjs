import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { borders } from './build-kit/lint/borders.mjs';

const SOURCES = ['*/src/**/*.{ts,tsx}', 'e2e/**/*.ts'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '.foyer/',
      '.nx/',
      '.cache/',
      'coverage/',
      '**/test-results/',
      '**/playwright-report/',
    ],
  },
  {
    files: SOURCES,
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { foyer: { rules: { borders } } },
    rules: {
      'foyer/borders': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // An interface may ask for a promise where one implementation has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['*/src/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      // What only the browser knows is set after hydration, so that both sides render the same first.
      'react-hooks/set-state-in-effect': 'off',
      // Takes a look-up in a registry of components for the making of one.
      'react-hooks/static-components': 'off',
      // Captions are content: they come with the film, or the film has none.
      'jsx-a11y/media-has-caption': 'off',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts', '**/cli.ts'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.mjs'],
    rules: { eqeqeq: ['error', 'always', { null: 'ignore' }], 'no-unused-vars': 'error', 'no-undef': 'off' },
  },
);
