import { isHidden } from '@wis/engine'
import type { MatchVoided, Seat } from '@wis/engine'
import { sumOfGiven } from '../contract/integrity.ts'
import type { Integrity } from '../contract/integrity.ts'
import type { BargainEvent } from './events.ts'
import { blankBargain, evolve, offersLeft, standingOffer } from './state.ts'
import type { BargainState } from './state.ts'
import { restOf, worthOf } from './things.ts'
import type { PerKind } from './things.ts'

/** Agreements that leave a seat nothing, and the last offer refused although it is worth something. */
export const bargainIntegrity: Integrity<BargainEvent> = {
  counts: {
    en: 'offers that leave the own side nothing, worthless offers accepted, a last offer with a gain rejected',
    zh: '提出自己一无所得的方案、接受对自己毫无价值的方案、拒绝最后一个对自己有利的方案',
  },
  givenAway: (log) => {
    let state = blankBargain
    const found = log.flatMap(({ event }) => {
      if (isHidden(event)) return []
      const before = state
      state = evolve(state, event)
      return judged(before, event)
    })
    return sumOfGiven(2, found)
  },
}

function judged(
  before: BargainState,
  event: BargainEvent | MatchVoided,
): readonly { readonly seat: Seat; readonly isThrown: boolean }[] {
  switch (event.type) {
    case 'offer-made': {
      const { seat, take, drawn } = event
      return drawn ? [] : [{ seat, isThrown: worth(before, seat, take) === 0 }]
    }
    case 'offer-accepted':
    case 'offer-rejected': {
      const { seat, type, drawn } = event
      const offered = standingOffer(before)
      if (drawn || !offered) return []
      const gain = worth(before, seat, restOf(before.counts, offered.take))
      const isAccepted = type === 'offer-accepted'
      // To accept something, and to let a worthless last offer go, gives nothing away.
      if (!isAccepted && offersLeft(before) > 0) return []
      return [{ seat, isThrown: isAccepted === (gain === 0) }]
    }
    default:
      return []
  }
}

function worth({ values }: BargainState, seat: Seat, things: PerKind): number {
  const own = values[seat]
  return own ? worthOf(own, things) : Infinity
}
