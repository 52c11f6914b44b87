import { playedByHand } from '../contract/testing/played-by-hand.ts'
import type { TestMatchOptions } from '../contract/testing/played-by-hand.ts'
import { publicGoods } from './kit.ts'
import type { PublicGoodsState } from './view.ts'

/** A match that a test plays answer by answer. */
export function atTheTable({
  ruleset: changed = {},
  language = 'en',
}: TestMatchOptions<Partial<PublicGoodsState['ruleset']>> = {}) {
  const ruleset = { ...publicGoods.setup.presets[0], ...changed }
  const seats = [...Array(ruleset.players).keys()]
  const { match, answer, last } = playedByHand(publicGoods.rules, seats, {
    ruleset,
    language,
    material: null,
  })
  /** Rounds as one investment for each seat. */
  const play = (...rounds: readonly (readonly number[])[]) => {
    for (const round of rounds) round.forEach((amount, seat) => answer(seat, String(amount)))
  }
  return { match, answer, play, last }
}

export type PublicGoodsTestMatch = ReturnType<typeof atTheTable>
