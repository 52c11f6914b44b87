import type { PlayerSpec } from '../define/index.ts'
import { bids, isShown, liar } from './bids.ts'
import type { LiarsTable } from './view.ts'

type Asked = Parameters<PlayerSpec<LiarsTable>['plays']>[0]
/** How likely a bid holds, for a seat that sees its own dice. */
function holds({ state: { bySeat, left, ruleset }, seat }: Asked, bid: string | undefined): number {
  const { count, face } = bids.find(({ name }) => name === bid) ?? { count: 0, face: 0 }
  const own = bySeat['dice-rolled'][seat]?.dice ?? []
  const needed = count - own.filter((die) => isShown(die, face, ruleset.wild)).length
  const unknown = left.reduce((sum, one) => sum + one, -own.length)
  const each = ruleset.wild && face !== 1 ? 1 / 3 : 1 / 6
  let [chance, exactly] = [0, (1 - each) ** unknown]
  for (let found = 0; found <= unknown; found++) {
    if (found >= needed) chance += exactly
    exactly *= ((unknown - found) / (found + 1)) * (each / (1 - each))
  }
  return chance
}
const lastHolds = (asked: Asked) => holds(asked, asked.state.said.at(-1)?.move)
/** From the weakest to the strongest. They know only what their seat is told. */
export const house = {
  parrot: {
    name: { en: 'Parrot', zh: '鹦鹉' },
    character: { en: 'Bids a little more, or calls now and then.', zh: '多叫一点，偶尔也开。' },
    plays: ({ legal, rng }) => ({ move: rng.pick([...legal.slice(0, 6), ...legal.slice(-1)]) }),
  },
  doubter: {
    name: { en: 'Doubter', zh: '多疑' },
    character: {
      en: 'Calls what is likelier a lie, or bids a little more.',
      zh: '多半是假就开，否则多叫一点。',
    },
    plays: (asked) => ({ move: lastHolds(asked) < 0.5 ? liar : asked.legal[0] }),
  },
  reckoner: {
    name: { en: 'Reckoner', zh: '神算' },
    character: {
      en: 'Makes the likeliest bid, or the likelier call.',
      zh: '叫最可能成立的数，或更有把握的开。',
    },
    plays: (asked) => {
      const chances = asked.legal.map((move) => (move === liar ? 1 - lastHolds(asked) : holds(asked, move)))
      return { move: asked.legal[chances.indexOf(Math.max(...chances))] }
    },
  },
} satisfies Record<string, PlayerSpec<LiarsTable>>
