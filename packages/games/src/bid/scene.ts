import type { InBoth, Seat } from '@wis/engine'
import type { Scene, ScenePart, SeatScene } from '../contract/scene.ts'
import { awaited, gainedBy } from './state.ts'
import type { BidState, PlayedAuction } from './state.ts'

/** The table by what is known in this state. What is not known lies in a sealed envelope. */
export function bidScene(state: BidState): Scene {
  const { aliases, auction } = state
  const envelopes = auction === 0 ? [] : aliases.flatMap((_, seat) => envelopesOf(state, seat))
  return {
    caption: captionOf(state),
    seats: aliases.map((name, seat) => seatOf(state, seat, name)),
    parts: auction === 0 ? [] : [...envelopes, bidsOf(state), ...valuesOf(state)],
  }
}

const same = (text: string | number): InBoth<string> => ({ en: String(text), zh: String(text) })
const unknown = { text: { en: '?', zh: '？' }, tone: 'plain' } as const

function seatOf(state: BidState, seat: Seat, name: string): SeatScene {
  const won = state.past.filter(({ winner }) => winner === seat).length
  return {
    seat,
    name,
    isAsked: awaited(state).includes(seat),
    note: won === 0 ? null : { en: `${won} won`, zh: `拍得${won}场` },
  }
}

function envelopesOf(state: BidState, seat: Seat): readonly ScenePart[] {
  const { values, made, sealed, isOpen, past } = state
  const [value, bid] = [values[seat] ?? null, made[seat]?.bid ?? null]
  const hasWon = !isOpen && past.at(-1)?.winner === seat
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

function bidsOf({ aliases, past, isOpen, made }: BidState): ScenePart {
  return {
    kind: 'rounds',
    name: { en: 'Bids, and auctions won', zh: '历场出价与拍得场数' },
    rows: aliases.map((_, seat) => {
      const bid = made[seat]?.bid
      const now = bid === undefined ? unknown : ({ text: same(bid), tone: 'plain' } as const)
      const told = past.map((one) => ({ text: same(one.bids[seat] ?? 0), tone: toneOf(one, seat) }) as const)
      return {
        seat,
        cells: isOpen ? [...told, now] : told,
        total: past.filter(({ winner }) => winner === seat).length,
      }
    }),
  }
}

/** A row for each seat whose values are known. */
function valuesOf(state: BidState): readonly ScenePart[] {
  const { aliases, past, isOpen, values } = state
  const rows = [...aliases.keys()].flatMap((seat) => {
    const told = past.map((one) => ({ value: one.values[seat] ?? null, tone: toneOf(one, seat) }) as const)
    const now = { value: values[seat] ?? null, tone: 'plain' } as const
    const known = (isOpen ? [...told, now] : told).flatMap(({ value, tone }) =>
      value === null ? [] : [{ text: same(value), tone }],
    )
    return known.length === 0 ? [] : [{ seat, cells: known, total: gainedBy(state, seat) }]
  })
  if (rows.length === 0) return []
  return [{ kind: 'rounds', name: { en: 'Values, and cents gained', zh: '历场估值与收益（分）' }, rows }]
}

function captionOf({ auction, isOpen, ruleset, ending, aliases, past }: BidState): InBoth<string> {
  if (ending?.kind === 'void') return { en: 'The match is void.', zh: '对局无效。' }
  if (ending) {
    const totals = ending.points.map((own, seat) => `${aliases[seat] ?? ''} ${own}`)
    return { en: `The match is over: ${totals.join(', ')}.`, zh: `对局结束：${totals.join('，')}。` }
  }
  if (auction === 0) return { en: 'The match has not begun.', zh: '对局尚未开始。' }
  const [en, zh] = [
    `Auction ${auction} of ${ruleset.auctions}`,
    `第${auction}场拍卖，共${ruleset.auctions}场`,
  ]
  if (isOpen) return { en: `${en}: both bid in secret.`, zh: `${zh}：双方密封出价。` }
  const last = past.at(-1)
  const [name, price] = [aliases[last?.winner ?? 0] ?? '', last?.bids[last.winner] ?? 0]
  return { en: `${en}: ${name} wins for ${price}.`, zh: `${zh}：${name}以${price}分拍得。` }
}
