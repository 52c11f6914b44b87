import type { InBoth, Seat } from '@wis/engine'
import type { Observation } from '../contract/game-kit.ts'
import type { ScenePart } from '../contract/scene.ts'
import { gainedBy, gainOf, highestBid } from './table.ts'
import type { BidState } from './table.ts'

type PlayedAuction = BidState['past'][number]

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

/** The table by what is known in this state. What is not known lies in a sealed envelope. */
export function scene(state: BidState) {
  const { aliases, auction, past } = state
  const envelopes = aliases.flatMap((_, seat) => envelopesOf(state, seat))
  const notes = (seat: Seat) => {
    const won = past.filter(({ winner }) => winner === seat).length
    return won === 0 ? null : { en: `${won} won`, zh: `拍得${won}场` }
  }
  return {
    caption: captionOf(state),
    parts: auction === 0 ? [] : [...envelopes, bidsOf(state), ...valuesOf(state)],
    notes,
  }
}

const same = (text: string | number): InBoth<string> => ({ en: String(text), zh: String(text) })
const isOpen = ({ isOpen: hasOpen, ending }: BidState) => hasOpen && !ending
const unknown = { text: { en: '?', zh: '？' }, tone: 'plain' } as const

function envelopesOf(state: BidState, seat: Seat): readonly ScenePart[] {
  const { values, made, sealed, past } = state
  const [value, bid] = [values[seat] ?? null, made[seat]?.bid ?? null]
  const hasWon = !isOpen(state) && past.at(-1)?.winner === seat
  return [
    {
      kind: 'envelope',
      seat,
      name: { en: 'Value', zh: '估值' },
      isIn: true,
      text: value === null ? null : same(value),
      tone: 'plain',
    },
    {
      kind: 'envelope',
      seat,
      name: { en: 'Bid', zh: '出价' },
      isIn: bid !== null || sealed[seat] === true,
      text: bid === null ? null : same(bid),
      tone: hasWon ? 'good' : 'plain',
    },
  ]
}

const toneOf = ({ winner }: PlayedAuction, seat: Seat) => (winner === seat ? 'good' : 'plain')

function bidsOf(state: BidState): ScenePart {
  const { aliases, past, made } = state
  return {
    kind: 'rounds',
    name: { en: 'Bids, and auctions won', zh: '历场出价与拍得场数' },
    rows: aliases.map((_, seat) => {
      const bid = made[seat]?.bid ?? undefined
      const now = bid === undefined ? unknown : ({ text: same(bid), tone: 'plain' } as const)
      const told = past.map((one) => ({ text: same(one.bids[seat] ?? 0), tone: toneOf(one, seat) }) as const)
      return {
        seat,
        cells: isOpen(state) ? [...told, now] : told,
        total: past.filter(({ winner }) => winner === seat).length,
      }
    }),
  }
}

/** A row for each seat whose values are known. */
function valuesOf(state: BidState): readonly ScenePart[] {
  const { aliases, past, values } = state
  const rows = [...aliases.keys()].flatMap((seat) => {
    const told = past.map((one) => ({ value: one.values[seat] ?? null, tone: toneOf(one, seat) }) as const)
    const now = { value: values[seat] ?? null, tone: 'plain' } as const
    const known = (isOpen(state) ? [...told, now] : told).flatMap(({ value, tone }) =>
      value === null ? [] : [{ text: same(value), tone }],
    )
    return known.length === 0 ? [] : [{ seat, cells: known, total: gainedBy(state, seat) }]
  })
  if (rows.length === 0) return []
  return [{ kind: 'rounds', name: { en: 'Values, and cents gained', zh: '历场估值与收益（分）' }, rows }]
}

function captionOf({
  auction,
  isOpen: hasOpen,
  ruleset,
  ending,
  aliases,
  past,
}: BidState): InBoth<string> | undefined {
  if (ending?.kind === 'decided') {
    const totals = ending.points.map((own, seat) => `${aliases[seat] ?? ''} ${own}`)
    return { en: `The match is over: ${totals.join(', ')}.`, zh: `对局结束：${totals.join('，')}。` }
  }
  if (ending || auction === 0) return undefined
  const [en, zh] = [
    `Auction ${auction} of ${ruleset.auctions}`,
    `第${auction}场拍卖，共${ruleset.auctions}场`,
  ]
  if (hasOpen) return { en: `${en}: both bid in secret.`, zh: `${zh}：双方密封出价。` }
  const last = past.at(-1)
  const [name, price] = [aliases[last?.winner ?? 0] ?? '', last?.bids[last.winner] ?? 0]
  return { en: `${en}: ${name} wins for ${price}.`, zh: `${zh}：${name}以${price}分拍得。` }
}
