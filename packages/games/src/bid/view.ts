import { cell, defineTable, event, flag, grouped, hiddenEvent, leadersOf, list } from '../define/table.ts'
import { momentsFrom, notKnown, number, oneOf, perSeat, phrase, roundsPart, seat } from '../define/table.ts'
import { secretEvent, sumOf, viewOf, whole } from '../define/table.ts'
import type { EventsOf, InBoth, KnownTable, ScenePart, Seat } from '../define/table.ts'
import { icons } from './content/generated/icons.ts'
import { says } from './content/generated/view.ts'

/** All amounts are whole cents. */
const rules = {
  auctions: whole(1, 50, says.rules.auctions),
  leastValue: whole(2, undefined, says.rules['least-value']),
  mostValue: whole(2, 100_000, says.rules['most-value']),
  ceiling: oneOf({ value: says.rules['own-value'], none: says.rules.none }, says.rules.ceiling),
}

const [auction, cents] = [whole(1), whole(0)]
const values = list(list(cents, 2))
const events = {
  'values-drawn': hiddenEvent({ values }),
  'auction-opened': event({ auction }, says.events['auction-opened']),
  'value-dealt': secretEvent({ seat, value: cents }, says.events['value-dealt']),
  'bid-made': secretEvent({ seat, bid: cents, given: flag() }, says.events['bid-made']),
  'bid-sealed': event({ seat }, says.events['bid-sealed']),
  // What the winner gains is not in it, because that would tell the winner's value.
  'auction-ended': event(
    { auction, bids: perSeat(cents, 2), winner: seat, byChance: flag() },
    says.events['auction-ended'],
  ),
  'values-revealed': event({ values }, says.events['values-revealed']),
}
export type BidState = KnownTable<typeof rules, object, typeof events>
export type BidEvent = EventsOf<typeof events>

type Past = Pick<BidState, 'past'>

/** What the item of an auction is worth to a seat. Null if that is not known. */
export function valueIn({ past }: Past, index: number, of: Seat): number | null {
  const dealt = past['value-dealt'].filter(({ seat: to }) => to === of)[index]
  return past['values-revealed'][0]?.values[index]?.[of] ?? dealt?.value ?? null
}

/** The auctions that have ended, with the values and what each seat gained, as far as that is known. */
export const soldIn = (now: Past) =>
  now.past['auction-ended'].map((sold, index) => {
    const values = sold.bids.map((_, at) => valueIn(now, index, at))
    const gainOf = (at: Seat, bid: number) => (values[at] == null ? null : values[at] - bid)
    return { ...sold, values, gains: sold.bids.map((bid, at) => (at === sold.winner ? gainOf(at, bid) : 0)) }
  })

/** What each seat gained in all of them. */
export function gainedIn(now: Past): readonly number[] {
  const sold = soldIn(now)
  return [0, 1].map((of) => sumOf(sold.map(({ gains }) => gains[of] ?? 0)))
}

/** How many items a seat bought. */
export const wonBy = ({ past }: Past, of: Seat) =>
  past['auction-ended'].filter(({ winner }) => winner === of).length

/** The highest bid that a seat may make. */
export const highestBid = ({ ruleset, bySeat }: BidState, of: Seat): number =>
  ruleset.ceiling === 'none' ? ruleset.mostValue : (bySeat['value-dealt'][of]?.value ?? ruleset.mostValue)

const isIn = ({ bySeat }: BidState, of: Seat) => (bySeat['bid-made'][of] ?? bySeat['bid-sealed'][of]) !== null

const arena = { players: 2, auctions: 10, leastValue: 10, mostValue: 1_000, ceiling: 'value' } as const
const moment = momentsFrom(says.moments)

/** What can happen in a match, and what whoever watches it sees. */
export const table = defineTable({
  id: 'bid',
  seats: [2, 2],
  rules,
  slips: ['random', 'harmless'],
  presets: {
    arena: { ...arena, slips: { tries: 2, then: 'harmless' } },
    // One auction, as LLMArena plays it: after three refused answers a bid is drawn.
    llmarena: { ...arena, auctions: 1, slips: { tries: 3, then: 'random' } },
  },
  events,
  // Nobody is asked before its value is dealt.
  asks: (now) => {
    const isDealt = (at: Seat) => now.past['values-drawn'].length === 0 || now.bySeat['value-dealt'][at]
    const seats = [0, 1].filter((at) => isDealt(at) && !isIn(now, at))
    return now.isOpen ? { kind: 'bid', seats } : undefined
  },
  rounds: { begin: 'auction-opened', end: 'auction-ended' },
  moves: {
    bid: {
      fields: { bid: number(says.bid, { least: 0, most: highestBid, above: 'above-ceiling' }) },
      event: 'bid-made',
      sealed: 'bid-sealed',
      harmless: () => ({ type: 'bid-made', bid: 0 }),
    },
  },
  reasons: says.reasons,
  end: { reason: 'auctions-played', points: perSeat(whole(), 2), says: says.events['match-ended'] },
  scene: (now) => ({
    during: () => duringOf(now),
    decided: () => ({ text: decidedBy(now) }),
    parts: [bidsPart(now)],
    // Where the gains are not known, this number stands in their place.
    notes: (at) => (gainsIn(now) ? phrase(says.note, { won: wonBy(now, at) }) : null),
  }),
  read: {
    // Both bids beside what the thing was worth to each, where a reader knows that.
    'auction-ended': ({ after }, { nameOf }) => {
      const sold = soldIn(after).at(-1)
      if (!sold || sold.values.includes(null)) return undefined
      const gained = sold.gains[sold.winner] ?? 0
      const told = { ...sold, gained, lost: Math.max(0, -gained), names: [0, 1].map(nameOf) }
      return phrase(says.events['auction-ended']['of-worth'], told)
    },
    'values-revealed': ({ event: { values: revealed }, before: { past } }, { nameOf }) => {
      const names = [0, 1].map(nameOf)
      const shares = names.map((_, at) => {
        const bids = sumOf(past['auction-ended'].map((one) => one.bids[at] ?? 0))
        return Math.round((100 * bids) / sumOf(revealed.map((both) => both[at] ?? 0)))
      })
      return phrase(says.events['values-revealed'].shares, { names, shares })
    },
  },
  moments: {
    // A lot decides, or the winner pays more than it is worth to it, as the values tell in the end.
    'auction-ended': ({ event: { auction: number, winner, bids, byChance }, end, nameOf }) => {
      const [name, price] = [nameOf(winner), bids[winner] ?? 0]
      const value = end.past['values-revealed'][0]?.values[number - 1]?.[winner] ?? price
      const told = { name, price, value }
      return [byChance && moment('lot', winner, told), price > value && moment('overbid', winner, told)]
    },
  },
})

export const view = viewOf(table)

/** How many items each seat bought, and what they brought in all, the winner first. */
function decidedBy(now: BidState): InBoth<string> {
  const gains = gainedIn(now)
  const [first = 0] = leadersOf(gains)
  const toldOf = (at: Seat) => {
    const gain = gains[at] ?? 0
    const told = { name: now.aliases[at] ?? '', won: wonBy(now, at), of: now.past['auction-ended'].length }
    const { none, nothing, full, gained, lost } = says.decided
    if (told.won === 0) return phrase(none, told)
    if (gain === 0) return phrase(soldIn(now).every(({ gains: all }) => !all[at]) ? full : nothing, told)
    return phrase(gain > 0 ? gained : lost, { ...told, gain: grouped(Math.abs(gain)) })
  }
  return phrase(says.decided, { one: toldOf(first), other: toldOf(1 - first) })
}

/** All bids, within the values that are known. */
function bidsPart(now: BidState): ScenePart {
  const { bySeat } = now
  const sold = soldIn(now)
  const gains = gainsIn(now)
  const known = { ...says.rounds, total: says.rounds.end, note: says.rounds.beside }
  return roundsPart(now, {
    words: gains ? known : says.rounds,
    of: now.ruleset.auctions,
    icon: icons.vase,
    past: (at) => sold.map((one) => bidCell(one.bids[at] ?? 0, one.values[at] ?? null, one.winner === at)),
    now: now.ending
      ? undefined
      : (at) => {
          const [bid, value] = [bySeat['bid-made'][at]?.bid, bySeat['value-dealt'][at]?.value]
          return { ...bidCell(bid ?? notKnown, value ?? null), isIn: bySeat['bid-sealed'][at] !== null }
        },
    total: (at) => gains?.[at] ?? wonBy(now, at),
  })
}

/** What each has gained, if the reader knows all values. Before the next ones are dealt, the earlier ones tell. */
function gainsIn(now: BidState): readonly number[] | undefined {
  const last = Math.max(0, now.past['auction-ended'].length - 1)
  return [0, 1].every((at) => valueIn(now, last, at) !== null) ? gainedIn(now) : undefined
}

/** A bid, and how much of the value it is. */
const bidCell = (bid: number | typeof notKnown, value: number | null, isFilled = false) =>
  cell(bid, {
    note: value === null ? undefined : phrase(says.rounds.each, { value }),
    isFilled,
    of: value ?? undefined,
    gain: isFilled && value !== null && typeof bid === 'number' ? value - bid : undefined,
  })

function duringOf(now: BidState): InBoth<string> {
  const { aliases, ruleset, past, round, isOpen } = now
  const [count, last] = [{ round, of: ruleset.auctions }, past['auction-ended'].at(-1)]
  if (isOpen || !last) return phrase(says.caption, { ...count, in: [0, 1].every((at) => isIn(now, at)) })
  const won = { name: aliases[last.winner] ?? '', price: last.bids[last.winner] ?? 0 }
  return phrase(says.caption.sold, { ...count, ...won })
}
