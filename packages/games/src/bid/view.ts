import type { InBoth, Seat } from '@wis/engine'
import type { RoundPicture, ScenePart } from '../contract/scene.ts'
import { defineTable, event, hiddenEvent, number, secretEvent, viewOf } from '../define/table.ts'
import { flag, list, oneOf, perSeat, seat, whole } from '../define/table.ts'
import { barsOf, cell, lastBars, roundsPart } from '../define/table.ts'
import type { EventsOf, KnownTable } from '../define/table.ts'

/** All amounts are whole cents. */
const rules = {
  auctions: whole(1, 50, { en: 'Auctions', zh: '拍卖场数' }),
  leastValue: whole(2, undefined, { en: 'Least value, in cents', zh: '最低估值（分）' }),
  mostValue: whole(2, 100_000, { en: 'Highest value, in cents', zh: '最高估值（分）' }),
  ceiling: oneOf(
    { value: { en: 'the own value', zh: '自己的估值' }, none: { en: 'the highest value', zh: '最高估值' } },
    { en: 'A bid is at most', zh: '出价上限' },
  ),
}

const [auction, cents] = [whole(1), whole(0)]
const values = list(list(cents, 2))
const events = {
  'values-drawn': hiddenEvent({ values }),
  'auction-opened': event({ auction }, { en: 'Auction {auction} begins.', zh: '第{auction}场拍卖开始。' }),
  'value-dealt': secretEvent(
    { seat, value: cents },
    { en: 'The item is worth {value} cents to {seat}.', zh: '这件物品对{seat}值{value}分。' },
  ),
  'bid-made': secretEvent(
    { seat, bid: cents, given: flag() },
    {
      en: '{seat} bids {bid}.',
      zh: '{seat}出价{bid}分。',
      given: { en: 'The rules bid {bid} for {seat}.', zh: '按规则替{seat}出价{bid}分。' },
    },
  ),
  'bid-sealed': event({ seat }, { en: 'The bid of {seat} is in.', zh: '{seat}交了出价。' }),
  // What the winner gains is not in it, because that would tell the winner's value.
  'auction-ended': event(
    { auction, bids: perSeat(cents, 2), winner: seat, byChance: flag() },
    ({ auction: number, bids, winner, byChance }, { language, nameOf }) => {
      const [name, price] = [nameOf(winner), bids[winner] ?? 0]
      if (language === 'zh') {
        const each = bids.map((bid, by) => `${nameOf(by)}出价${bid}`).join('，')
        return `第${number}场：${each}；${byChance ? `出价相同，抽签由${name}` : name}以${price}分拍得。`
      }
      const each = bids.map((bid, by) => `${nameOf(by)} bid ${bid}`).join(', ')
      const won = byChance ? `the bids are equal, and by chance ${name} wins` : `${name} wins`
      return `Auction ${number}: ${each}; ${won} for ${price}.`
    },
  ),
  'values-revealed': event({ values }, { en: 'All values are shown.', zh: '所有估值公开。' }),
}
export type BidState = KnownTable<typeof rules, object, typeof events>
export type BidEvent = EventsOf<typeof events>

/** What the item of an auction is worth to a seat. Null if that is not known. */
export function valueIn({ past }: Pick<BidState, 'past'>, index: number, of: Seat): number | null {
  const dealt = past['value-dealt'].filter(({ seat: to }) => to === of)[index]?.value ?? null
  return past['values-revealed'][0]?.values[index]?.[of] ?? dealt
}

/** The auctions that have ended, with the values as far as they are known. */
export const soldIn = (now: Pick<BidState, 'past'>) =>
  now.past['auction-ended'].map((one, index) => ({
    ...one,
    values: one.bids.map((_, at) => valueIn(now, index, at)),
  }))
interface Sold {
  readonly winner: Seat
  readonly bids: readonly number[]
  readonly values: readonly (number | null)[]
}

/** What a seat gained in an auction. Null if it won and its value is not known. */
export function gainOf({ winner, values: dealt, bids }: Sold, of: Seat): number | null {
  if (winner !== of) return 0
  const [value, bid] = [dealt[of] ?? null, bids[of]]
  return value === null || bid === undefined ? null : value - bid
}

/** What a seat gained in all auctions that have ended, as far as it is known. */
export const gainedBy = (sold: readonly Sold[], of: Seat) =>
  sold.reduce((sum, one) => sum + (gainOf(one, of) ?? 0), 0)

/** The highest bid that a seat may make. */
export const highestBid = ({ ruleset, bySeat }: Pick<BidState, 'ruleset' | 'bySeat'>, of: Seat): number =>
  ruleset.ceiling === 'none' ? ruleset.mostValue : (bySeat['value-dealt'][of]?.value ?? ruleset.mostValue)

const arena = { players: 2, auctions: 10, leastValue: 10, mostValue: 1_000, ceiling: 'value' } as const

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
    const isIn = (at: Seat) => now.bySeat['bid-made'][at] ?? now.bySeat['bid-sealed'][at]
    const seats = [0, 1].filter((at) => isDealt(at) && !isIn(at))
    return now.isOpen ? { kind: 'bid', seats } : undefined
  },
  rounds: { begin: 'auction-opened', end: 'auction-ended' },
  moves: {
    bid: {
      fields: {
        bid: number(
          { en: 'Bid in cents', zh: '出价（分）' },
          {
            least: 0,
            most: (known: Pick<BidState, 'ruleset' | 'bySeat'>, at) => highestBid(known, at),
            above: 'above-ceiling',
            beside: ['bids', 'bidding'],
          },
        ),
      },
      event: 'bid-made',
      sealed: 'bid-sealed',
      harmless: () => ({ type: 'bid-made', bid: 0 }),
    },
  },
  reasons: { 'above-ceiling': { en: 'the bid is too high', zh: '出价过高' } },
  end: {
    reason: 'auctions-played',
    points: perSeat(whole(), 2),
    says: {
      en: 'The match is over: [{seat} gained {points}|, ].',
      zh: '对局结束：[{seat}共赚{points}分|，]。',
    },
  },
  scene: (now) => ({
    caption: captionOf(now),
    decided: () => ({ text: decidedBy(now) }),
    parts: now.round === 0 ? [] : tablesOf(now),
    notes: (at) => {
      const won = now.past['auction-ended'].filter(({ winner }) => winner === at).length
      return won === 0 ? null : { en: `${won} won`, zh: `拍得${won}场` }
    },
  }),
  moments: {
    // A lot decides, or the winner pays more than it is worth to it, as the values tell in the end.
    'auction-ended': ({ event: { auction: number, winner, bids, byChance }, end, nameOf }) => {
      const [name, price] = [nameOf(winner), bids[winner] ?? 0]
      const value = end.past['values-revealed'][0]?.values[number - 1]?.[winner] ?? price
      const lot = {
        en: `All bid ${money(price)}, and the lot falls on ${name}.`,
        zh: `大家都出价${money(price)}，抽签归${name}。`,
      }
      const overbid = {
        en: `${name} pays ${money(price)} for a thing that is worth ${money(value)} to it.`,
        zh: `${name}花${money(price)}买下对自己只值${money(value)}的东西。`,
      }
      return [
        ...(byChance ? [{ seat: winner, kind: 'lot', text: lot }] : []),
        ...(price > value ? [{ seat: winner, kind: 'overbid', text: overbid }] : []),
      ]
    },
  },
})

export const view = viewOf(table)

/** How many items each seat won, and what one of them brought. */
function decidedBy(now: BidState): InBoth<string> {
  const sold = soldIn(now)
  const each = now.aliases.map((name, at) => {
    const won = sold.filter(({ winner }) => winner === at).length
    return { name, won, gain: won === 0 ? 0 : Math.round(gainedBy(sold, at) / won) }
  })
  return {
    en: `${each.map(({ name, won, gain }) => `${name} won ${won} of ${sold.length} at a gain of ${gain} cents each`).join(', ')}.`,
    zh: `${each.map(({ name, won, gain }) => `${name}拍得${won}/${sold.length}件，每件赚${gain}分`).join('，')}。`,
  }
}

/** What a seat bids in the auction that is shown, for those who may know it. */
function shownOf(now: BidState, at: Seat) {
  const last = now.isOpen ? undefined : now.past['auction-ended'].at(-1)
  const bid = (last ? last.bids[at] : now.bySeat['bid-made'][at]?.bid) ?? null
  const isIn = bid !== null || now.bySeat['bid-sealed'][at] !== null
  const hasWon = (now.isOpen ? now.ending && now.past['auction-ended'].at(-1) : last)?.winner === at
  return { value: valueIn(now, now.round - 1, at), bid, isIn, tone: hasWon ? 'good' : 'plain' } as const
}

/** The bids of an auction and, as far as they are known, the values; at the end what each gained. */
function pictureOf(now: BidState): RoundPicture {
  const { ending, round: number } = now
  if (ending?.kind === 'decided') return lastBars({ en: 'Cents gained', zh: '收益（分）' }, ending.points)
  const bars = [0, 1].map((at) => {
    const { value, bid: amount, isIn, tone } = shownOf(now, at)
    const gain = value === null || amount === null ? null : value - amount
    const won = {
      en: gain === null ? 'wins' : `wins, gains ${gain}`,
      zh: gain === null ? '拍得' : `拍得，赚${gain}`,
    }
    return { amount, isIn, tone, ...(value !== null && { of: value }), ...(tone === 'good' && { text: won }) }
  })
  const name = { en: `Bids of auction ${number}, in cents`, zh: `第${number}场出价（分）` }
  return { ...barsOf(name, bars), icon: vase, ofName: { en: 'worth', zh: '估值' } }
}
/** What is sold. */
const vase =
  'M8 2h8v2l-1.5 1.5v2.5c3 1.5 4.5 4 4.5 7 0 3.5-2 5.5-3.5 7h-7C7 20.5 5 18.5 5 15c0-3 1.5-5.5 4.5-7V5.5L8 4zM6.8 13.5h10.4l.3 2H6.5z'

/** All bids, and a row of values for each seat whose values are known. */
function tablesOf(now: BidState): readonly ScenePart[] {
  const sold = soldIn(now)
  const isGoing = now.isOpen && !now.ending
  const toneOf = ({ winner }: Sold, at: Seat) => (winner === at ? 'good' : 'plain')
  const bids = roundsPart({
    name: { en: 'Bids (✓ won), and auctions won', zh: '历场出价（✓ 拍得）与拍得场数' },
    seats: 2,
    past: (at) => sold.map((one) => cell(one.bids[at] ?? 0, toneOf(one, at))),
    now: isGoing ? (at) => known(now.bySeat['bid-made'][at]?.bid) : undefined,
    total: (at) => sold.filter(({ winner }) => winner === at).length,
    picture: pictureOf(now),
  })
  const rows = [0, 1].flatMap((at) => {
    const told = sold.flatMap((one) => known(one.values[at], toneOf(one, at)) ?? [])
    const open = isGoing ? (known(valueIn(now, now.round - 1, at)) ?? []) : []
    const cells = [...told, open].flat()
    return cells.length === 0 ? [] : [{ seat: at, cells, total: gainedBy(sold, at) }]
  })
  const name = { en: 'Values (✓ won), and cents gained', zh: '历场估值（✓ 拍得）与收益（分）' }
  return rows.length === 0 ? [bids] : [bids, { kind: 'rounds', name, rows }]
}
const known = (amount: number | null | undefined, tone: 'good' | 'plain' = 'plain') =>
  typeof amount === 'number' ? cell(amount, tone) : undefined

function captionOf(now: BidState) {
  const { ending, aliases, ruleset, past } = now
  if (ending || now.round === 0) return undefined
  const en = `Auction ${now.round} of ${ruleset.auctions}`
  const zh = `第${now.round}场拍卖，共${ruleset.auctions}场`
  if (now.isOpen) return { en: `${en}: both bid in secret.`, zh: `${zh}：双方密封出价。` }
  const last = past['auction-ended'].at(-1)
  const [name, price] = [aliases[last?.winner ?? 0] ?? '', last?.bids[last.winner] ?? 0]
  return { en: `${en}: ${name} wins for ${price}.`, zh: `${zh}：${name}以${price}分拍得。` }
}

const money = (cents: number) => (cents / 100).toFixed(2)
