import type { Seat } from '@wis/engine'
import type { Observation } from '../contract/game-kit.ts'
import { highestBid } from './move-fields.ts'
import { gainedBy, gainOf } from './state.ts'
import type { BidState, PlayedAuction } from './state.ts'

/** What a seat knows now. Of the values it knows its own; of the bids in an open auction too. */
export function observe(state: BidState, seat: Seat): Observation {
  const { auction, ruleset, aliases, values, made, past } = state
  const data = {
    auction,
    auctions: ruleset.auctions,
    values: { least: ruleset.leastValue, most: ruleset.mostValue },
    ceiling: ruleset.ceiling,
    you: aliases[seat] ?? '',
    players: aliases,
    value: values[seat] ?? null,
    highestBid: highestBid(state, seat),
    bid: made[seat]?.bid ?? null,
    gained: gainedBy(state, seat),
    past: past.map((one) => ({
      bids: one.bids,
      winner: aliases[one.winner] ?? '',
      byChance: one.byChance,
      yourValue: one.values[seat] ?? null,
      youGained: gainOf(one, seat),
    })),
  }
  return { data, text: textOf(state, seat) }
}

function textOf(state: BidState, seat: Seat): string {
  const { language, auction, ruleset, aliases, values, past } = state
  const zh = language === 'zh'
  const [own, value, gained] = [aliases[seat] ?? '', values[seat] ?? 0, gainedBy(state, seat)]
  const { auctions } = ruleset
  const head = zh
    ? `第${auction}场拍卖，共${auctions}场。你是${own}，目前共赚${gained}分。`
    : `Auction ${auction} of ${auctions}. You are ${own}. You have gained ${gained} so far.`
  const now = zh
    ? `这件物品对你值${value}分。你的出价：0到${highestBid(state, seat)}。`
    : `The item is worth ${value} cents to you. Your bid: 0 to ${highestBid(state, seat)}.`
  return [head, ...past.map((one, index) => pastText(state, { one, index, seat })), now].join('\n')
}

interface Told {
  readonly one: PlayedAuction
  readonly index: number
  readonly seat: Seat
}

function pastText({ aliases, language }: BidState, { one, index, seat }: Told): string {
  const { values, bids, winner } = one
  const other = 1 - seat
  const [name, winnerName] = [aliases[other] ?? '', aliases[winner] ?? '']
  const [value, bid, rival, gain] = [values[seat] ?? 0, bids[seat] ?? 0, bids[other] ?? 0, gainOf(one, seat)]
  return language === 'zh'
    ? `第${index + 1}场：你的估值${value}，你出价${bid}，${name}出价${rival}；${winnerName}拍得，你赚${gain ?? 0}分。`
    : `Auction ${index + 1}: worth ${value} to you, you bid ${bid}, ${name} bid ${rival}; ${winnerName} won, you gained ${gain ?? 0}.`
}
