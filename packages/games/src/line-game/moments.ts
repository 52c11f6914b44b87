import type { Entry, Seat } from '@wis/engine'
import type { KitMoment } from '../contract/kit-moment.ts'
import type { LineEvent } from './events.ts'

/** The marks that completed a line, and the games that illegal answers or silence lost. */
export function lineMoments(
  log: readonly Entry<LineEvent>[],
  nameOf: (seat: Seat) => string,
): readonly KitMoment[] {
  let last: Entry<LineEvent> | undefined
  return log.flatMap((entry): readonly KitMoment[] => {
    const { seq, event } = entry
    if (event.type === 'mark-set') last = entry
    if (event.type !== 'game-ended' || event.winner === null) return []
    const { game, winner, reason } = event
    const name = nameOf(winner)
    if (reason === 'line')
      return [
        {
          seq: last?.seq ?? seq,
          seat: winner,
          kind: 'line',
          text: { en: `${name} completes a line in game ${game}.`, zh: `${name}在第${game}盘连成一线。` },
        },
      ]
    const loser = nameOf(1 - winner)
    return [
      {
        seq,
        seat: 1 - winner,
        kind: 'thrown-away',
        text: {
          en: `${loser} loses game ${game} without a legal move.`,
          zh: `${loser}没有走出合法的一步，输掉第${game}盘。`,
        },
      },
    ]
  })
}
