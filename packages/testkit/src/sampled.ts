import { inject } from 'vitest'

/** How many cases a test tries: all of them with `npm run test:all`, and one of twenty on a push. */
export const cases = (all: number): number => (inject('runsAll') ? all : Math.ceil(all / 20))

/** The cases themselves: all of them, or one of so many on a push, beginning with the first. */
export const sampled = <T>(all: readonly T[], oneOf = 20): readonly T[] =>
  inject('runsAll') ? all : all.filter((_, at) => at % oneOf === 0)
