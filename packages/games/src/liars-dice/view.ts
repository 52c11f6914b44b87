import type { Teller } from '../contract/game-kit.ts'
import type { ScenePart } from '../contract/scene.ts'
import { choice, counted, defineTable, event, flag, list, perSeat, phrase } from '../define/table.ts'
import { remark, seat, secretEvent, viewOf, whole } from '../define/table.ts'
import type { KnownTable } from '../define/table.ts'
import { bids, choices, inWords, isShown, liar, unfit } from './bids.ts'
import { says } from './content/generated/view.ts'

const rules = {
  dice: whole(1, 6, says.rules.dice),
  wild: flag(says.rules.wild),
}
const dice = list(whole(1, 6))
const events = {
  'round-opened': event(
    { round: whole(1), first: seat, left: perSeat(whole(0)) },
    says.events['round-opened'],
  ),
  'dice-rolled': secretEvent({ seat, dice }, ({ seat: by, dice: own }, { nameOf }) => {
    const rolled = says.events['dice-rolled']
    const told = { name: nameOf(by), dice: { en: own.join(', '), zh: own.join('，') } }
    return phrase(own.length > 0 ? rolled : rolled.none, told)
  }),
  'dice-shown': event(
    { dice: perSeat(dice), found: whole(0), loser: seat },
    ({ found, loser }, { nameOf, onPage }) => {
      const shown = says.events['dice-shown']
      return phrase(onPage ? shown.read : shown, { found, loser: nameOf(loser) })
    },
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
/** A log holds the move as it was answered, and a page has it in words. */
function toldCall({ seat: by, move }: { seat: number; move: string }, { nameOf, onPage }: Teller) {
  const made = says.events['call-made']
  const sentence = !onPage ? made : move === liar ? made.doubts : made.bids
  return phrase(sentence, { seat: nameOf(by), move, bid: inWords(move) })
}
/** All higher bids, and a challenge of the last one. */
function legal({ left, said }: Bidding): readonly string[] {
  const last = bids.findIndex(({ name }) => name === said.at(-1)?.move)
  const higher = bids.slice(last + 1, 6 * inAll({ left, said })).map(({ name }) => name)
  return last < 0 ? higher : [...higher, liar]
}
const from = (first: number, left: readonly number[]) =>
  left.map((_, step) => (first + step) % left.length).find((at) => left[at] !== 0) ?? first

/** The bid that stands, as its dice in the middle. Before the first there are none, so that the middle keeps its place. */
function standing(
  now: Pick<LiarsTable, 'said' | 'aliases' | 'isOpen' | 'past' | 'left' | 'ruleset'>,
): ScenePart {
  const { said, aliases, isOpen, left, ruleset } = now
  const last = said.findLast(({ move }) => move !== liar)
  const bid = bids.find(({ name }) => name === last?.move)
  const name = last
    ? phrase(says.standing, { name: aliases[last.seat] ?? '', bid: inWords(last.move) })
    : says.standing.none
  const dice = bid ? Array<number>(bid.count).fill(bid.face) : []
  const outcome = isOpen ? undefined : outcomeOf(now)
  const { wild } = says.inAll
  if (outcome)
    return { kind: 'dice', seat: null, name, dice, outcome, ...(ruleset.wild && { note: wild.alone }) }
  const note = phrase(ruleset.wild ? wild : says.inAll, { count: inAll({ left, said }) })
  return { kind: 'dice', seat: null, name, dice, note }
}

/** The last bids of the round, the newest first, with what was said with them. */
function lastBids({ said }: Pick<LiarsTable, 'said'>): readonly ScenePart[] {
  const made = said.filter(({ move }) => move !== liar)
  const speeches = made
    .slice(-mostListed)
    .map(
      ({ seat: by, move, remark: text }) => ({ seat: by, text, move: inWords(move), tone: 'plain' }) as const,
    )
  if (speeches.length === 0) return []
  return [{ kind: 'speeches', name: says.bids, speeches: speeches.toReversed() }]
}
/** There is room for so many beside the bid that stands. */
const mostListed = 6

/** The dice of a hand that count for the bid that was doubted, once all hands are open. */
function countingIn(dice: readonly number[], said: LiarsTable['said'], isWild: boolean) {
  const [bid, doubt] = said.slice(-2)
  const face = bids.find(({ name }) => name === bid?.move)?.face
  if (face === undefined || doubt?.move !== liar) return undefined
  return { counting: [...dice.keys()].filter((place) => isShown(dice[place] ?? 0, face, isWild)) }
}

/** The doubt that ends a round, and at the end what was there. */
function doubted({ ending, said, aliases, past }: Pick<LiarsTable, 'ending' | 'said' | 'aliases' | 'past'>) {
  const [bid, doubt] = said.slice(-2)
  if (!bid || doubt?.move !== liar) return undefined
  const [bidder = '', doubter = ''] = [aliases[bid.seat], aliases[doubt.seat]]
  const found = past['dice-shown'].at(-1)?.found ?? 0
  return phrase(ending ? says.doubted.last : says.doubted, { bidder, doubter, found, bid: inWords(bid.move) })
}

/** What the open dice make of the bid that was doubted. */
function outcomeOf({ said, aliases, past }: Pick<LiarsTable, 'said' | 'aliases' | 'past'>) {
  const [bid, shown] = [said.at(-2), past['dice-shown'].at(-1)]
  const wanted = bids.find(({ name }) => name === bid?.move)?.count
  if (!shown || wanted === undefined) return undefined
  return phrase(says.outcome, { found: shown.found, wanted, loser: aliases[shown.loser] ?? '' })
}

/** What can happen in a match, and what whoever watches it sees. */
export const table = defineTable({
  id: 'liars-dice',
  seats: [2, 6],
  rules,
  slips: ['random'],
  reasons: says.reasons,
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
          ...choice(says.move.call, (bidding: Bidding) => choices[inAll(bidding)] ?? [], legal),
          unfit: { named: unfit, reason: 'no-such-bid' },
          beside: 'bid bidding dice call 叫 骰子 点'.split(' '),
        },
        remark: remark(says.move.remark, { en: 120, zh: 40 }),
      },
      says: toldCall,
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
    caption: ending ? undefined : doubted({ ending, said, aliases, past }),
    decided: () => {
      const text = doubted({ ending, said, aliases, past })
      return text && { text }
    },
    notes: (at) => {
      // Its last die lies open until the next round.
      const open = isOpen ? undefined : past['dice-shown'].at(-1)?.dice[at]
      if (left[at] === 0 && !open?.length) return says.gone
      const last = said.findLast((one) => one.seat === at)?.move
      if (last === undefined || ending) return null
      return last === liar ? inWords(last) : phrase(says.note, { bid: inWords(last) })
    },
    out,
    parts: [
      standing({ said, aliases, isOpen, past, left, ruleset }),
      ...lastBids({ said }),
      ...left.map((n, at): ScenePart => {
        const known = isOpen ? bySeat['dice-rolled'][at]?.dice : past['dice-shown'].at(-1)?.dice[at]
        if (!known) return { kind: 'dice', seat: at, dice: Array<null>(n).fill(null) }
        return { kind: 'dice', seat: at, dice: known, ...(!isOpen && countingIn(known, said, ruleset.wild)) }
      }),
    ],
  }),
})

export const view = viewOf(table)
