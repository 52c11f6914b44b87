import type { Entry, Seat } from '@wis/engine'
import type { KitMoment } from '../contract/kit-moment.ts'
import type { BargainEvent, OfferMade } from './events.ts'
import { thingsText } from './things.ts'

/** The offer that closed the deal, or the end without one. */
export function bargainMoments(
  log: readonly Entry<BargainEvent>[],
  nameOf: (seat: Seat) => string,
): readonly KitMoment[] {
  let offers = 0
  let last: OfferMade | undefined
  return log.flatMap(({ seq, event }): readonly KitMoment[] => {
    if (event.type === 'offer-made') [last, offers] = [event, offers + 1]
    if (event.type === 'offer-accepted' && last) return [deal(seq, nameOf(event.seat), last, nameOf)]
    if (event.type !== 'match-ended' || event.reason !== 'no-agreement') return []
    return [{ seq, seat: null, kind: 'no-deal', text: noDeal(offers) }]
  })
}

function deal(
  seq: number,
  taker: string,
  { seat, take }: OfferMade,
  nameOf: (seat: Seat) => string,
): KitMoment {
  return {
    seq,
    seat,
    kind: 'deal',
    text: {
      en: `${taker} accepts: ${nameOf(seat)} takes ${thingsText(take, 'en')}, and the rest is ${taker}'s.`,
      zh: `${taker}接受：${nameOf(seat)}拿走${thingsText(take, 'zh')}，其余归${taker}。`,
    },
  }
}

const noDeal = (offers: number) => ({
  en: offers === 1 ? 'There is no deal after 1 offer.' : `There is no deal after ${offers} offers.`,
  zh: `出价${offers}次之后，没有达成协议。`,
})
