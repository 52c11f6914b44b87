import nextVitals from 'eslint-config-next/core-web-vitals'
import tseslint from 'typescript-eslint'

const pure = ['packages/engine/src/**', 'packages/games/src/**', 'packages/ratings/src/**']
const impure = [
  'console',
  'process',
  'fetch',
  'Date',
  'setTimeout',
  'setInterval',
  'crypto',
  'performance',
  'window',
]

const shape = [
  { selector: 'TSEnumDeclaration', message: 'Use a union derived from an `as const` list.' },
  { selector: 'ExportAllDeclaration', message: 'Name what a file exports.' },
  ...['ObjectExpression > SpreadElement > ObjectExpression', 'JSXSpreadAttribute > ObjectExpression'].map(
    (selector) => ({ selector, message: 'Name each property: a literal that is spread hides unknown ones.' }),
  ),
]
const environment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Read the environment in env.ts (or settings.ts) and hand the values on.',
}

/** The plugin comes with Next's settings, which keep it for the site; the order of imports is everybody's. */
const { plugins } = nextVitals.find((config) => config.plugins?.import)
const importOrder = {
  groups: ['builtin', ['external', 'internal', 'unknown', 'object'], 'parent', ['sibling', 'index']],
  alphabetize: { order: 'asc', caseInsensitive: true, orderImportKind: 'desc' },
}

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/.next/**',
      '**/.data/**',
      '**/next-env.d.ts',
      'packages/db/src/generated/**',
      '**/content/generated/**',
      'playwright-report/**',
      'test-results/**',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { import: plugins.import },
    rules: {
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/unified-signatures': 'off',
      'import/order': ['error', importOrder],
      'max-params': ['error', 4],
      'no-restricted-syntax': ['error', ...shape, environment],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { 'max-lines': ['error', { max: 400 }] },
  },
  { files: ['**/*.test.{ts,tsx}'], rules: { 'max-lines': ['error', { max: 500 }] } },
  {
    files: pure,
    rules: {
      'no-restricted-globals': ['error', ...impure],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from rngAt.' },
      ],
    },
  },
  {
    files: [
      '**/env.ts',
      '**/settings.ts',
      'apps/cli/**',
      'apps/runner/src/main.ts',
      'scripts/**',
      'prisma/**',
      'e2e/**',
      '*.config.ts',
      'packages/db/src/embedded/cluster.ts',
      '**/*.test.ts',
      'packages/testkit/**',
      '**/testing/**',
      '**/testing.ts',
      'apps/web/src/instrumentation.ts',
      'apps/web/src/proxy.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...shape] },
  },
  ...nextVitals.map((config) => ({
    ...config,
    files: ['apps/web/**/*.{ts,tsx}'],
    settings: { ...config.settings, next: { rootDir: 'apps/web' } },
  })),
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'next/link', message: 'A link to a page of the site is Link of components/link.' },
      ],
    },
  },
)
