import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { borders } from './shared/build/eslint-borders.mjs';

const SOURCES = ['*/src/**/*.{ts,tsx}', 'e2e/**/*.ts'];

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.foyer/', '.nx/', '.cache/', 'coverage/', '**/test-results/', '**/playwright-report/'] },
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
      'no-console': 'error',
    },
  },
  {
    files: ['*/src/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.mjs'],
    rules: { eqeqeq: ['error', 'always', { null: 'ignore' }], 'no-unused-vars': 'error', 'no-undef': 'off' },
  },
);
