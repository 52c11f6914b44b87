import type { Entry, Seat } from '@wis/engine'
import type { KitMoment } from '../contract/kit-moment.ts'
import { colourNames } from './cards.ts'
import type { HanabiEvent } from './schema.ts'

/** The cards that finished a firework, and those that cost a life. */
export function hanabiMoments(
  log: readonly Entry<HanabiEvent>[],
  nameOf: (seat: Seat) => string,
): readonly KitMoment[] {
  let ranks = Infinity
  return log.flatMap(({ seq, event }): readonly KitMoment[] => {
    if (event.type === 'match-opened') ranks = event.ruleset.ranks
    if (event.type !== 'card-played') return []
    const { seat, fits, rank, colour } = event
    const [name, { en, zh }] = [nameOf(seat), colourNames[colour]]
    if (!fits)
      return [
        {
          seq,
          seat,
          kind: 'life-lost',
          text: { en: `${name} plays a card that does not fit.`, zh: `${name}打出一张接不上的牌。` },
        },
      ]
    if (rank < ranks) return []
    return [
      {
        seq,
        seat,
        kind: 'firework',
        text: { en: `${name} finishes the ${en} firework.`, zh: `${name}完成${zh}烟花。` },
      },
    ]
  })
}
