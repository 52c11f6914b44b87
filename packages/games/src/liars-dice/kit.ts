import { choice, counted, defineGame, event, list, outlived, perSeat } from '../define/index.ts'
import { remark, seat, secretEvent, unseal, whole } from '../define/index.ts'
import { bids, choices, isShown, liar, rules } from './bids.ts'
import type { State } from './bids.ts'
import { house } from './house.ts'

const dice = list(whole(1, 6))
const events = {
  'round-opened': event(
    { round: whole(1), first: seat, left: perSeat(whole(0)) },
    { en: 'Round {round}, {first} first. Dice: {left}.', zh: '第{round}轮，{first}先叫。骰子数：{left}。' },
  ),
  'dice-rolled': secretEvent({ seat, dice }, { en: '{seat} rolls {dice}.', zh: '{seat}掷出{dice}。' }),
  'dice-shown': event(
    { dice: perSeat(dice), found: whole(0), loser: seat },
    { en: '{found} of all dice count. {loser} loses one.', zh: '亮骰：算数的有{found}个，{loser}失去一枚。' },
  ),
}
type Bidding = Pick<State, 'left' | 'said'>
const inAll = ({ left }: Bidding) => left.reduce((sum, own) => sum + own, 0)
/** All higher bids, and a challenge of the last one. */
function legal({ left, said }: Bidding): readonly string[] {
  const last = bids.findIndex(({ name }) => name === said.at(-1)?.move)
  const higher = bids.slice(last + 1, 6 * inAll({ left, said })).map(({ name }) => name)
  return last < 0 ? higher : [...higher, liar]
}
const from = (first: number, left: readonly number[]) =>
  left.map((_, step) => (first + step) % left.length).find((at) => left[at] !== 0) ?? first

export const liarsDice = defineGame({
  id: 'liars-dice',
  seats: [2, 6],
  rules,
  slips: ['random'],
  reasons: {
    'not-legal': {
      en: 'a bid must be higher than the last one, and only a bid can be called a lie',
      zh: '叫数要比上一个大；有人叫过数才能开',
    },
  },
  presets: { arena: { players: 3, dice: 5, wild: true }, short: { players: 2, dice: 3, wild: false } },
  round: { en: 'The rounds of the match: in each, all roll.', zh: '本场的第几轮：每轮大家重新掷骰。' },
  events,
  start: (of, each): State => {
    return { round: 0, turn: 0, left: each(of.dice), dice: each(null), said: [], shown: false, out: [] }
  },
  asks: ({ round, turn, said }) =>
    round === 0 || said.at(-1)?.move === liar ? undefined : { kind: 'call', seats: [turn], round },
  next: ({ round, turn, left, said, shown, out, ruleset, ...table }, rng) => {
    const [last, call] = said.slice(-2)
    if (last && call?.move === liar && !shown) {
      const all = table.dice.map((own) => (own === null ? [] : unseal(own)))
      const { count = 0, face = 0 } = bids.find(({ name }) => name === last.move) ?? {}
      const found = all.flat().filter((one) => isShown(one, face, ruleset.wild)).length
      return [{ type: 'dice-shown', dice: all, found, loser: found < count ? last.seat : call.seat }]
    }
    if (out.length === left.length - 1) return [{ type: 'match-ended', points: outlived(left.length, out) }]
    const roll = (own: number) => Array.from({ length: own }, () => 1 + rng.int(6)).toSorted()
    const rolls = left.map((own, at) => ({ type: 'dice-rolled', seat: at, dice: roll(own) }) as const)
    return [{ type: 'round-opened', round: round + 1, first: turn, left }, ...rolls]
  },
  moves: {
    call: {
      fields: {
        move: choice({ en: 'Move', zh: '行动' }, (table: Bidding) => choices[inAll(table)] ?? [], legal),
        remark: remark({ en: 'A remark to all', zh: '对所有人说的话' }, { en: 120, zh: 40 }),
      },
      says: { en: '{seat} says {move}.', zh: '{seat}叫{move}。' },
      on: ({ left, said }, made) => ({ said: [...said, made], turn: from(made.seat + 1, left) }),
    },
  },
  on: {
    'round-opened': ({ left }, { round }) => ({ round, said: [], shown: false, dice: left.map(() => null) }),
    'dice-rolled': (table, { seat: by, dice: own }) => ({ dice: table.dice.with(by, own) }),
    'dice-shown': ({ left, said, out, tally }, { dice: all, loser }) => {
      const rest = left.with(loser, (left[loser] ?? 1) - 1)
      const [caller, gone] = [said.at(-1)?.seat ?? 0, rest[loser] === 0 ? [...out, loser] : out]
      const facts = counted(counted(tally, caller, 'calls'), caller, 'right', loser === caller ? 0 : 1)
      return { dice: all, shown: true, left: rest, turn: from(loser, rest), out: gone, tally: facts }
    },
  },
  end: { reason: 'one-left' },
  pointsWithin: ({ players }) => [0, players - 1],
  facts: { calls: { en: 'Challenges', zh: '开骰次数' }, right: { en: 'Right challenges', zh: '开对次数' } },
  rates: [{ id: 'right-rate', name: { en: 'Calls rightly', zh: '开对率' }, of: ['right'], per: ['calls'] }],
  board: { order: 'skill', columns: ['right-rate', 'refused-rate'] },
  observe: ({ aliases, round, left, said, ...table }, at) => ({
    round,
    you: aliases[at] ?? '',
    yourDice: table.dice[at] ?? [],
    diceLeft: Object.fromEntries(left.map((count, of) => [aliases[of], count])),
    said: said.map(({ seat: by, move, remark: words }) => ({ by: aliases[by] ?? '', move, remark: words })),
  }),
  observed: {
    en: 'Round {round}. You are {you}. Your dice: {yourDice}. Dice left: {diceLeft}. Bids so far: {said}.',
    zh: '第{round}轮。你是{you}。你的骰子：{yourDice}。剩余骰子：{diceLeft}。叫过：{said}。',
  },
  scene: ({ dice: held, left }) => ({
    parts: left.map((n, at) => ({ kind: 'dice', seat: at, dice: held[at] ?? Array<null>(n).fill(null) })),
  }),
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
