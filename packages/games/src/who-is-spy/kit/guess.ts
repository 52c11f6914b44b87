import type { SceneGuess } from '../../contract/scene.ts'
import type { SpyState } from '../state.ts'

/** What is said of the seat that everybody looks for. */
export const sought = {
  name: { en: 'spy', zh: '卧底' },
  that: { en: 'is the spy', zh: '是卧底' },
  count: 1,
} as const

/** Whoever watches may guess from the first round on. */
export function spyGuess({ phase, rounds, spy }: SpyState): SceneGuess {
  const last = rounds.at(-1)
  const round = phase === 'over' ? 0 : (last?.round ?? 0)
  return {
    ...sought,
    round,
    since: round + (last?.vote?.revealed ? 1 : 0),
    seats: spy === null ? null : [spy],
    ...(spy !== null && {
      named: rounds.flatMap(({ round: number, vote }) =>
        (vote?.revealed ?? []).map(({ seat, target }) => ({ round: number, seat, target })),
      ),
    }),
  }
}
