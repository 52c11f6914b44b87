import type { Entry, Seat } from '@wis/engine'
import type { KitMoment } from '../contract/kit-moment.ts'
import type { DilemmaEvent } from './table.ts'

/** The rounds in which somebody was the first to defect, and those in which all came back to cooperation. */
export function dilemmaMoments(
  log: readonly Entry<DilemmaEvent>[],
  nameOf: (seat: Seat) => string,
): readonly KitMoment[] {
  let wereDefectors: number | null = null
  return log.flatMap(({ seq, event }): readonly KitMoment[] => {
    if (event.type !== 'round-ended') return []
    const { round, choices } = event
    const defectors = choices.flatMap((choice, seat) => (choice === 'defect' ? [seat] : []))
    const before = wereDefectors
    wereDefectors = defectors.length
    const [first] = defectors
    if (before === 0 && defectors.length === 1 && first !== undefined)
      return [
        {
          seq,
          seat: first,
          kind: 'betrayal',
          text: {
            en: `After a round of cooperation, ${nameOf(first)} alone defects in round ${round}.`,
            zh: `上一轮全体合作之后，只有${nameOf(first)}在第${round}轮背叛。`,
          },
        },
      ]
    if (before === null || before === 0 || defectors.length > 0) return []
    return [
      {
        seq,
        seat: null,
        kind: 'peace',
        text: { en: `In round ${round}, all cooperate again.`, zh: `第${round}轮，大家重新合作。` },
      },
    ]
  })
}
