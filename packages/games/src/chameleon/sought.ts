import type { SceneGuess } from '../contract/scene.ts'
import type { ChameleonState } from './state.ts'

/** What is said of the seat that everybody looks for. */
export const sought = {
  name: { en: 'chameleon', zh: '变色龙' },
  that: { en: 'is the chameleon', zh: '是变色龙' },
  count: 1,
} as const

/** Whoever watches may guess from the first clue on. There is one round, and one vote. */
export function chameleonGuess({ clues, ending, chameleon, revealed }: ChameleonState): SceneGuess {
  const round = clues.length > 0 && ending === null ? 1 : 0
  return {
    ...sought,
    round,
    since: round + (revealed ? 1 : 0),
    seats: chameleon === null ? null : [chameleon],
    ...(chameleon !== null && {
      named: (revealed ?? []).map(({ seat, target }) => ({ round: 1, seat, target })),
    }),
  }
}
