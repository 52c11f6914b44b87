import type { ScenePart } from '../contract/scene.ts'
import { choice, counted, defineTable, event, flag, list, perSeat } from '../define/table.ts'
import { remark, seat, secretEvent, viewOf, whole } from '../define/table.ts'
import type { KnownTable } from '../define/table.ts'
import { bids, choices, inWords, isShown, liar, unfit } from './bids.ts'

const rules = {
  dice: whole(1, 6, { en: 'Dice of each player', zh: '每人骰子数' }),
  wild: flag({ en: 'Ones count as every face', zh: '1点可当任何点数' }),
}
const dice = list(whole(1, 6))
const events = {
  'round-opened': event(
    { round: whole(1), first: seat, left: perSeat(whole(0)) },
    { en: 'Round {round}, {first} first. Dice: {left}.', zh: '第{round}轮，{first}先叫。骰子数：{left}。' },
  ),
  'dice-rolled': secretEvent({ seat, dice }, ({ seat: by, dice: own }, { nameOf, language }) => {
    const name = nameOf(by)
    if (language === 'zh') return own.length > 0 ? `${name}掷出${own.join('，')}。` : `${name}已经没有骰子。`
    return own.length > 0 ? `${name} rolls ${own.join(', ')}.` : `${name} has no dice left.`
  }),
  'dice-shown': event(
    { dice: perSeat(dice), found: whole(0), loser: seat },
    { en: '{found} of all dice count. {loser} loses one.', zh: '亮骰：算数的有{found}个，{loser}失去一枚。' },
  ),
}
interface State {
  readonly turn: number
  readonly left: readonly number[]
  /** The bids and calls of the round. */
  readonly said: readonly { readonly seat: number; readonly move: string; readonly remark: string | null }[]
  /** The first to lose its last die comes first. */
  readonly out: readonly number[]
}
export type LiarsTable = KnownTable<typeof rules, State, typeof events>
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

/** The bid that stands, as its dice in the middle. Before the first there are none, so that the middle keeps its place. */
function standing({ said, aliases }: Pick<LiarsTable, 'said' | 'aliases'>): ScenePart {
  const last = said.findLast(({ move }) => move !== liar)
  const bid = bids.find(({ name }) => name === last?.move)
  if (!last || !bid)
    return { kind: 'dice', seat: null, name: { en: 'No bid yet', zh: '还没有叫数' }, dice: [] }
  const [by, text] = [aliases[last.seat] ?? '', inWords(last.move)]
  return {
    kind: 'dice',
    seat: null,
    name: { en: `${by} bids ${text.en}`, zh: `${by}叫${text.zh}` },
    dice: Array<number>(bid.count).fill(bid.face),
  }
}

/** The dice of a hand that count for the bid that was doubted, once all hands are open. */
function countingIn(dice: readonly number[], said: LiarsTable['said'], isWild: boolean) {
  const [bid, doubt] = said.slice(-2)
  const face = bids.find(({ name }) => name === bid?.move)?.face
  if (face === undefined || doubt?.move !== liar) return undefined
  return { counting: [...dice.keys()].filter((place) => isShown(dice[place] ?? 0, face, isWild)) }
}

/** What is said once a bid is doubted, when nobody is asked. At the end its result is said instead. */
function doubted({ ending, said, aliases }: Pick<LiarsTable, 'ending' | 'said' | 'aliases'>) {
  const [bid, doubt] = said.slice(-2)
  if (ending || !bid || doubt?.move !== liar) return undefined
  const [bidder, doubter] = [aliases[bid.seat] ?? '', aliases[doubt.seat] ?? '']
  const text = inWords(bid.move)
  return { en: `${doubter} doubts ${text.en} by ${bidder}.`, zh: `${doubter}质疑${bidder}叫的${text.zh}。` }
}

/** What can happen in a match, and what whoever watches it sees. */
export const table = defineTable({
  id: 'liars-dice',
  seats: [2, 6],
  rules,
  slips: ['random'],
  reasons: {
    'not-legal': {
      en: 'a bid must be higher than the last one, and only a bid can be called a lie',
      zh: '叫数要比上一个大；有人叫过数才能开',
    },
    'no-such-bid': {
      en: 'there are not so many dice in play, or no die has that face',
      zh: '场上没有那么多骰子，或骰子没有那个点数',
    },
  },
  presets: { arena: { players: 3, dice: 5, wild: true }, short: { players: 2, dice: 3, wild: false } },
  events,
  rounds: { begin: 'round-opened', end: 'dice-shown' },
  start: (of, each): State => ({ turn: 0, left: each(of.dice), said: [], out: [] }),
  asks: ({ isOpen, turn, said }) =>
    isOpen && said.at(-1)?.move !== liar ? { kind: 'call', seats: [turn] } : undefined,
  moves: {
    call: {
      fields: {
        move: {
          ...choice({ en: 'Move', zh: '行动' }, (bidding: Bidding) => choices[inAll(bidding)] ?? [], legal),
          unfit: { named: unfit, reason: 'no-such-bid' },
          beside: 'bid bidding dice call 叫 骰子 点'.split(' '),
        },
        remark: remark({ en: 'A remark to all', zh: '对所有人说的话' }, { en: 120, zh: 40 }),
      },
      says: { en: '{seat} says {move}.', zh: '{seat}叫{move}。' },
      on: ({ left, said }, made) => ({ said: [...said, made], turn: from(made.seat + 1, left) }),
    },
  },
  on: {
    'round-opened': () => ({ said: [] }),
    'dice-shown': ({ left, said, out, tally }, { loser }) => {
      const rest = left.with(loser, (left[loser] ?? 1) - 1)
      const [caller, gone] = [said.at(-1)?.seat ?? 0, rest[loser] === 0 ? [...out, loser] : out]
      const facts = counted(counted(tally, caller, 'calls'), caller, 'right', loser === caller ? 0 : 1)
      return { left: rest, turn: from(loser, rest), out: gone, tally: facts }
    },
  },
  end: { reason: 'one-left' },
  scene: ({ isOpen, past, bySeat, left, said, out, aliases, ending, ruleset }) => ({
    caption: doubted({ ending, said, aliases }),
    decided: () => {
      const [bid, doubt] = said.slice(-2)
      const loser = aliases[out.at(-1) ?? 0] ?? ''
      if (!bid || !doubt) return undefined
      const [bidder, doubter] = [aliases[bid.seat] ?? '', aliases[doubt.seat] ?? '']
      return {
        text: {
          en: `${doubter} doubted “${inWords(bid.move).en}” by ${bidder}, and ${loser} lost the last die.`,
          zh: `${doubter}质疑${bidder}叫的“${inWords(bid.move).zh}”，${loser}输掉最后一枚骰子。`,
        },
      }
    },
    notes: (at) => {
      const last = said.findLast((one) => one.seat === at)?.move
      return last === undefined ? null : inWords(last)
    },
    out,
    parts: [
      standing({ said, aliases }),
      ...left.map((n, at): ScenePart => {
        const known = isOpen ? bySeat['dice-rolled'][at]?.dice : past['dice-shown'].at(-1)?.dice[at]
        if (!known) return { kind: 'dice', seat: at, dice: Array<null>(n).fill(null) }
        return { kind: 'dice', seat: at, dice: known, ...(!isOpen && countingIn(known, said, ruleset.wild)) }
      }),
    ],
  }),
})

export const view = viewOf(table)
