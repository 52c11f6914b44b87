import type { Teller } from '../contract/game-kit.ts'
import type { ScenePart } from '../contract/scene.ts'
import { choice, counted, defineTable, event, flag, list, perSeat, phrase, remark } from '../define/table.ts'
import { seat, secretEvent, speechesPart, sumOf, viewOf, whole } from '../define/table.ts'
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
  // That there are none left, a page has told as the last die went.
  'dice-rolled': secretEvent({ seat, dice }, says.events['dice-rolled']),
  'dice-shown': event({ dice: perSeat(dice), found: whole(0), loser: seat }, says.events['dice-shown']),
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
const inAll = ({ left }: Bidding) => sumOf(left)
/** A log holds the move as it was answered, and a page has it in words. */
function toldCall({ seat: by, move }: { seat: number; move: string }, { nameOf, onPage }: Teller) {
  const { read, ...made } = says.events['call-made']
  return phrase(onPage ? read : made, { seat: nameOf(by), move, bid: move !== liar && inWords(move) })
}
/** All higher bids, and a challenge of the last one. */
function legal({ left, said }: Bidding): readonly string[] {
  const last = bids.findIndex(({ name }) => name === said.at(-1)?.move)
  const higher = bids.slice(last + 1, 6 * inAll({ left, said })).map(({ name }) => name)
  return last < 0 ? higher : [...higher, liar]
}
const from = (first: number, left: readonly number[]) =>
  left.map((_, step) => (first + step) % left.length).find((at) => left[at] !== 0) ?? first

type Seen = Pick<LiarsTable, 'said' | 'aliases' | 'isOpen' | 'past' | 'left' | 'ruleset'>
const bidsOf = (said: LiarsTable['said']) =>
  said.flatMap(({ seat: by, move }) => {
    const bid = bids.find(({ name }) => name === move)
    return bid ? [{ ...bid, seat: by }] : []
  })

/** The bids of the round as dice in the middle, the newest first. Before the first there are none, so that the middle keeps its place. */
function laid({ said, aliases, isOpen, past, left, ruleset }: Seen): readonly ScenePart[] {
  const { wild } = says.inAll
  const outcome = isOpen ? undefined : outcomeOf({ said, past })
  const count = inAll({ left, said })
  const note = outcome ? ruleset.wild && wild.alone : phrase(ruleset.wild ? wild : says.inAll, { count })
  const [standing, ...earlier] = bidsOf(said)
    .slice(-mostLaid)
    .toReversed()
    .map((bid): ScenePart & { kind: 'dice' } => ({
      kind: 'dice',
      seat: null,
      name: phrase(says.standing, { name: aliases[bid.seat] ?? '', bid: inWords(bid.name) }),
      dice: Array<number>(bid.count).fill(bid.face),
    }))
  const none: ScenePart & { kind: 'dice' } = { kind: 'dice', seat: null, name: says.standing.none, dice: [] }
  return [{ ...(standing ?? none), ...(outcome && { outcome }), ...(note && { note }) }, ...earlier]
}
/** There is room for so many. */
const mostLaid = 7

/** What was said aloud with the last bids, the newest first. */
function remarks({ said }: Pick<LiarsTable, 'said'>): readonly ScenePart[] {
  const last = said.filter(({ remark: text }) => text !== null).slice(-mostListed)
  const speeches = last.map(({ seat: by, move, remark: text }) => ({ seat: by, text, move: inWords(move) }))
  return speechesPart(says.remarks, speeches.toReversed())
}
const mostListed = 4

/** The dice of an open hand that count for the bid that stands. */
function countingIn(dice: readonly number[], said: LiarsTable['said'], isWild: boolean) {
  const face = bidsOf(said).at(-1)?.face
  if (face === undefined) return undefined
  return { counting: [...dice.keys()].filter((place) => isShown(dice[place] ?? 0, face, isWild)) }
}

/** The doubt that ends a round, and at the end what was there. */
function doubted({ ending, said, aliases, past }: Pick<LiarsTable, 'ending' | 'said' | 'aliases' | 'past'>) {
  const [bid, doubt] = said.slice(-2)
  if (!bid || doubt?.move !== liar) return undefined
  const [bidder = '', doubter = ''] = [aliases[bid.seat], aliases[doubt.seat]]
  const { found = 0, loser = 0 } = past['dice-shown'].at(-1) ?? {}
  const told = { bidder, doubter, bid: inWords(bid.move), found, loser: aliases[loser] ?? '' }
  return phrase(says.doubted, { ...told, over: ending !== null })
}

/** What the open dice make of the bid that was doubted. */
function outcomeOf({ said, past }: Pick<LiarsTable, 'said' | 'past'>) {
  const [bid, shown] = [bidsOf(said).at(-1), past['dice-shown'].at(-1)]
  if (!shown || !bid) return undefined
  const { holds, fails } = says.outcome
  const { found } = shown
  return phrase(found < bid.count ? fails : holds, { found, count: bid.count })
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
  read: {
    'dice-shown': ({ event: { found, loser }, before: { left } }, { nameOf }) =>
      left[loser] === 1 ? phrase(says.events['dice-shown'].last, { found, loser: nameOf(loser) }) : undefined,
  },
  end: { reason: 'one-left' },
  scene: ({ isOpen, past, bySeat, left, said, turn, out, aliases, ending, ruleset }) => ({
    caption: ending ? undefined : doubted({ ending, said, aliases, past }),
    decided: () => {
      const text = doubted({ ending, said, aliases, past })
      return text && { text }
    },
    notes: (at) => {
      const loser = isOpen ? undefined : past['dice-shown'].at(-1)?.loser
      if (at === loser) return left[at] === 0 ? says.loses.last : phrase(says.loses, {})
      if (left[at] === 0) return says.gone
      const last = said.findLast((one) => one.seat === at)?.move
      // Whoever has to act has not acted yet.
      const isToAct = isOpen && at === turn && said.at(-1)?.move !== liar
      if (last === undefined || ending || isToAct) return null
      return last === liar ? inWords(last) : phrase(says.note, { bid: inWords(last) })
    },
    out,
    parts: [
      ...laid({ said, aliases, isOpen, past, left, ruleset }),
      ...remarks({ said }),
      ...left.map((n, at): ScenePart => {
        const shown = isOpen ? undefined : past['dice-shown'].at(-1)
        const known = isOpen ? bySeat['dice-rolled'][at]?.dice : shown?.dice[at]
        if (!known) return { kind: 'dice', seat: at, dice: Array<null>(n).fill(null) }
        const loses = at === shown?.loser && { outcome: phrase(says.loses, {}) }
        return { kind: 'dice', seat: at, dice: known, ...countingIn(known, said, ruleset.wild), ...loses }
      }),
    ],
  }),
})

export const view = viewOf(table)
