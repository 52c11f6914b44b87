import { defineGame } from '../define/index.ts'
import type { HouseAsked } from '../define/index.ts'
import { outlived, sumOf, unseal } from '../define/table.ts'
import { bids, isShown, liar } from './bids.ts'
import { texts } from './content/generated/texts.ts'
import { table } from './view.ts'
import type { LiarsTable } from './view.ts'

const { observed } = texts.of('told', 'observed')

type Asked = HouseAsked<LiarsTable>
/** How likely a bid holds, for a seat that sees its own dice. */
function holds({ state: { bySeat, left, ruleset }, seat }: Asked, bid: string | undefined): number {
  const { count, face } = bids.find(({ name }) => name === bid) ?? { count: 0, face: 0 }
  const own = bySeat['dice-rolled'][seat]?.dice ?? []
  const needed = count - own.filter((die) => isShown(die, face, ruleset.wild)).length
  const unknown = sumOf(left) - own.length
  const each = ruleset.wild && face !== 1 ? 1 / 3 : 1 / 6
  let [chance, exactly] = [0, (1 - each) ** unknown]
  for (let found = 0; found <= unknown; found++) {
    if (found >= needed) chance += exactly
    exactly *= ((unknown - found) / (found + 1)) * (each / (1 - each))
  }
  return chance
}
const lastHolds = (asked: Asked) => holds(asked, asked.state.said.at(-1)?.move)
export const liarsDice = defineGame({
  ...table,
  ...texts.game(),
  genre: 'numbers',
  thinkingTime: 0.7,
  glyph:
    'M5 5h14v14H5zM8.1 9a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM14.1 15a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM11.1 12a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0z',
  next: ({ round, isOpen, turn, left, said, out, ruleset, bySeat }, rng) => {
    const [last, call] = said.slice(-2)
    if (last && call && isOpen) {
      const dice = bySeat['dice-rolled'].map((own) => (own === null ? [] : unseal(own.dice)))
      const { count = 0, face = 0 } = bids.find(({ name }) => name === last.move) ?? {}
      const found = dice.flat().filter((one) => isShown(one, face, ruleset.wild)).length
      return [{ type: 'dice-shown', dice, found, loser: found < count ? last.seat : call.seat }]
    }
    if (out.length === left.length - 1) return [{ type: 'match-ended', points: outlived(left.length, out) }]
    const roll = (own: number) => Array.from({ length: own }, () => 1 + rng.int(6)).toSorted()
    const rolls = left.map((own, at) => ({ type: 'dice-rolled', seat: at, dice: roll(own) }) as const)
    return [{ type: 'round-opened', round: round + 1, first: turn, left }, ...rolls]
  },
  pointsWithin: ({ players }) => [0, players - 1],
  rates: texts.rates({ 'right-rate': { of: ['right'], per: ['calls'] } }),
  board: { order: 'skill', columns: ['right-rate', 'refused-rate'] },
  observe: ({ aliases, round, left, said, bySeat }, at) => ({
    round,
    you: aliases[at] ?? '',
    yourDice: bySeat['dice-rolled'][at]?.dice ?? [],
    diceLeft: Object.fromEntries(left.map((count, of) => [aliases[of], count])),
    said: said.map(({ seat: by, move, remark: words }) => ({ by: aliases[by] ?? '', move, remark: words })),
  }),
  observed,
  // From the weakest to the strongest. They know only what their seat is told.
  house: texts.house<LiarsTable>({
    parrot: ({ legal, rng }) => ({ move: rng.pick([...legal.slice(0, 6), ...legal.slice(-1)]) }),
    doubter: (asked) => ({ move: lastHolds(asked) < 0.5 ? liar : asked.legal[0] }),
    reckoner: (asked) => {
      const chances = asked.legal.map((move) => (move === liar ? 1 - lastHolds(asked) : holds(asked, move)))
      return { move: asked.legal[chances.indexOf(Math.max(...chances))] }
    },
  }),
})
