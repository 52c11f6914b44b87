import type { Entry, InBoth, Seat } from '@wis/engine'
import type { KitMoment } from '../contract/kit-moment.ts'
import type { ChameleonEvent } from './schema.ts'

type Told = Pick<KitMoment, 'seat' | 'kind' | 'text'>

/** The slips of the tongue, and how the chameleon was found or got away. */
export function chameleonMoments(
  log: readonly Entry<ChameleonEvent>[],
  nameOf: (seat: Seat) => string,
): readonly KitMoment[] {
  return log.flatMap(({ seq, event }) =>
    toldOf(event, nameOf, log.at(-1)?.event).map((told) => ({ seq, ...told })),
  )
}

type Event = Entry<ChameleonEvent>['event']

function toldOf(event: Event, nameOf: (seat: Seat) => string, end: Event | undefined): readonly Told[] {
  switch (event.type) {
    case 'fouls-called':
      return event.seats.map((seat) => ({ seat, kind: 'slip', text: slip(nameOf(seat)) }))
    case 'votes-revealed': {
      const { accused } = event
      if (accused === null || end?.type !== 'match-ended' || accused === end.chameleon) return []
      return [{ seat: accused, kind: 'wrong-accused', text: wrong(nameOf(accused), nameOf(end.chameleon)) }]
    }
    case 'chameleon-caught':
      return [{ seat: event.seat, kind: 'caught', text: caught(nameOf(event.seat)) }]
    case 'word-guessed':
      return event.right ? [{ seat: event.seat, kind: 'word-named', text: named(nameOf(event.seat)) }] : []
    default:
      return []
  }
}

const slip = (name: string): InBoth<string> => ({
  en: `${name} breaks the rules with its clue and is out.`,
  zh: `${name}的线索犯规，出局。`,
})

const wrong = (accused: string, chameleon: string): InBoth<string> => ({
  en: `${accused} is accused, and the chameleon ${chameleon} gets away.`,
  zh: `${accused}被指认，变色龙${chameleon}逃脱。`,
})

const caught = (name: string): InBoth<string> => ({
  en: `The chameleon is caught: it is ${name}.`,
  zh: `变色龙被抓住了：是${name}。`,
})

const named = (name: string): InBoth<string> => ({
  en: `${name} is caught, but names the secret word.`,
  zh: `${name}虽然被抓，却说出了秘密词。`,
})
