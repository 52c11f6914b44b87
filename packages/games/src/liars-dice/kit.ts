import { defineGame } from '../define/index.ts'
import type { PlayerSpec } from '../define/index.ts'
import { outlived, unseal } from '../define/table.ts'
import { bids, isShown, liar } from './bids.ts'
import { table } from './view.ts'
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
const house = {
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

export const liarsDice = defineGame({
  ...table,
  genre: 'cards',
  thinkingTime: 0.7,
  glyph:
    'M5 5h14v14H5zM8.1 9a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM14.1 15a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM11.1 12a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0z',
  round: { en: 'The rounds of the match: in each, all roll.', zh: '本场的第几轮：每轮大家重新掷骰。' },
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
  seatNames: [{ en: 'Bids first in the first round', zh: '第一轮先叫' }],
  facts: { calls: { en: 'Challenges', zh: '开骰次数' }, right: { en: 'Right challenges', zh: '开对次数' } },
  rates: [{ id: 'right-rate', name: { en: 'Calls rightly', zh: '开对率' }, of: ['right'], per: ['calls'] }],
  board: { order: 'skill', columns: ['right-rate', 'refused-rate'] },
  observe: ({ aliases, round, left, said, bySeat }, at) => ({
    round,
    you: aliases[at] ?? '',
    yourDice: bySeat['dice-rolled'][at]?.dice ?? [],
    diceLeft: Object.fromEntries(left.map((count, of) => [aliases[of], count])),
    said: said.map(({ seat: by, move, remark: words }) => ({ by: aliases[by] ?? '', move, remark: words })),
  }),
  observed: {
    en: 'Round {round}. You are {you}. Your dice: {yourDice}. Dice left: {diceLeft}. Bids so far: {said}.',
    zh: '第{round}轮。你是{you}。你的骰子：{yourDice}。剩余骰子：{diceLeft}。叫过：{said}。',
  },
  house,
  name: { en: 'Liar’s dice', zh: '大话骰' },
  tagline: {
    en: 'Bid on hidden dice, and call the bid that goes too far.',
    zh: '谁也看不全骰子：敢叫，也要敢开。',
  },
  rulesText: {
    en: ({ players, dice: each, wild }) => [
      `Liar’s dice for ${players}. Each has ${each} dice and sees only its own. In each round all roll, and bid in turn.`,
      'A bid says that so many dice on the table show this face. It has a higher count than the last bid, or the same count of a higher face. Instead of a bid one may call the last bid a lie.',
      'Then all dice are shown. If they hold the bid, the caller loses a die, and if not, the bidder does. Who loses a die begins the next round. Who has none left is out. The last one wins, and each has a point for every player that it outlives.',
      wild ? 'A 1 counts as every face.' : '',
      'Answer count and face, as 4x6, or liar. You may add a remark of one line, which all can read.',
    ],
    zh: ({ players, dice: each, wild }) => [
      `${players}人大话骰。每人有${each}枚骰子，只能看到自己的。每轮大家一起掷，然后轮流叫数。`,
      '叫数是说全桌至少有几个几点：个数要比上一个多，或个数相同而点数更大。也可以不叫，质疑上一个叫数。',
      '这时亮出所有骰子：叫数成立，开的人失去一枚；不成立，叫的人失去一枚。失去骰子的人下一轮先叫。骰子输光者出局，最后留下的获胜；每比一名玩家留得久，得1分。',
      wild ? '1点可当任何点数。' : '',
      '回答个数和点数，例如4x6，或者“开”。可以附一句话，所有人都能看到。',
    ],
  },
})
