import type { Seat } from '@wis/engine'
import type { LoggedEvent } from '../define/definition.ts'
import { event, flag, hiddenEvent, list, oneOf, perSeat, seat, secretEvent, whole } from '../define/table.ts'
import type { KnownTable, Secret } from '../define/table.ts'

/** All amounts are whole cents. */
export const rules = {
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
export const events = {
  'values-drawn': hiddenEvent({ values }),
  'auction-opened': event({ auction }, { en: 'Auction {auction} begins.', zh: '第{auction}场拍卖开始。' }),
  'value-dealt': secretEvent(
    { seat, value: cents },
    { en: 'The item is worth {value} cents to {seat}.', zh: '这件物品对{seat}值{value}分。' },
  ),
  'bid-made': secretEvent(
    { seat, bid: cents, given: flag() },
    ({ seat: by, bid, given }, { language, nameOf }) => {
      const name = nameOf(by)
      if (language === 'zh') return given ? `按规则替${name}出价${bid}分。` : `${name}出价${bid}分。`
      return given ? `The rules bid ${bid} for ${name}.` : `${name} bids ${bid}.`
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
export type BidEvent = LoggedEvent<typeof rules, typeof events, Record<never, never>>

/** For each auction the value of each seat. */
export type Values = readonly (readonly number[])[]
type MaybeKnown = Secret<number> | number | null

export interface State {
  /** From 1. 0 before the first. */
  readonly auction: number
  readonly isOpen: boolean
  /** The values of all auctions, for the director. */
  readonly drawn: Secret<Values> | Values | null
  /** The values of this auction that are known, and null for the others. */
  readonly values: readonly MaybeKnown[]
  /** The seats whose bids of this auction are in. */
  readonly sealed: readonly boolean[]
  /** The bids of this auction that are known, and null for the others. `given` says that the rules bid for the seat. */
  readonly made: readonly ({
    readonly bid: Secret<number> | number
    readonly given: Secret<boolean> | boolean
  } | null)[]
  readonly past: readonly {
    readonly values: readonly MaybeKnown[]
    readonly bids: readonly number[]
    readonly winner: Seat
    readonly byChance: boolean
    /** Whether the rules bid for a seat, as far as it is known. */
    readonly given: readonly (Secret<boolean> | boolean)[]
  }[]
}
export type BidState = KnownTable<typeof rules, State>
export type BidRuleset = BidState['ruleset']
type PlayedAuction = Pick<BidState['past'][number], 'values' | 'bids' | 'winner'>

/** The highest bid that a seat may make. */
export function highestBid(
  { ruleset, values: dealt }: Pick<BidState, 'ruleset' | 'values'>,
  of: Seat,
): number {
  const { ceiling, mostValue } = ruleset
  return ceiling === 'none' ? mostValue : (dealt[of] ?? mostValue)
}

/** What a seat gained in an auction. Null if it won and its value is not known. */
export function gainOf({ winner, values: dealt, bids }: PlayedAuction, of: Seat): number | null {
  if (winner !== of) return 0
  const [value, bid] = [dealt[of] ?? null, bids[of]]
  return value === null || bid === undefined ? null : value - bid
}

/** What a seat gained in all auctions that have ended, as far as it is known. */
export const gainedBy = ({ past }: { readonly past: readonly PlayedAuction[] }, of: Seat) =>
  past.reduce((sum, one) => sum + (gainOf(one, of) ?? 0), 0)
