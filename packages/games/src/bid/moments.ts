import type { Entry, Seat } from '@wis/engine'
import type { KitMoment } from '../contract/kit-moment.ts'
import type { BidEvent, Values } from './table.ts'

/** The auctions that a lot decided, and those whose winner paid more than it was worth to them. */
export function bidMoments(
  log: readonly Entry<BidEvent>[],
  nameOf: (seat: Seat) => string,
): readonly KitMoment[] {
  const revealed = log.find(({ event }) => event.type === 'values-revealed')?.event
  const values = revealed?.type === 'values-revealed' ? revealed.values : undefined
  return log.flatMap(({ seq, event }): readonly KitMoment[] => {
    if (event.type !== 'auction-ended') return []
    const { winner, bids, byChance } = event
    const sale = { seq, winner, name: nameOf(winner), price: bids[winner] ?? 0 }
    return [...(byChance ? [lot(sale)] : []), ...overbid(sale, event.auction, values)]
  })
}

interface Sale {
  readonly seq: number
  readonly winner: Seat
  readonly name: string
  /** In cents. */
  readonly price: number
}

function lot({ seq, winner, name, price }: Sale): KitMoment {
  return {
    seq,
    seat: winner,
    kind: 'lot',
    text: {
      en: `All bid ${money(price)}, and the lot falls on ${name}.`,
      zh: `大家都出价${money(price)}，抽签归${name}。`,
    },
  }
}

function overbid({ seq, winner, name, price }: Sale, auction: number, values?: Values): readonly KitMoment[] {
  const value = values?.[auction - 1]?.[winner]
  if (value === undefined || price <= value) return []
  const text = {
    en: `${name} pays ${money(price)} for a thing that is worth ${money(value)} to it.`,
    zh: `${name}花${money(price)}买下对自己只值${money(value)}的东西。`,
  }
  return [{ seq, seat: winner, kind: 'overbid', text }]
}

const money = (cents: number) => (cents / 100).toFixed(2)
