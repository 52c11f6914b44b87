/** `npm run test:all` runs in full what is a sample otherwise. */
export const runsAll = process.env['WIS_TESTS'] === 'all'

/** A test that only `npm run test:all` runs: another one shows its promise at a lower level, for less. */
export const nightly = { tag: '@nightly' }

/** Every n-th, or each in full. */
export const oneIn = <T>(n: number, all: readonly T[]): readonly T[] =>
  runsAll ? all : all.filter((_, at) => at % n === 0)
