import type { Entry, InBoth, MatchVoided, Outcome, Seat } from '@wis/engine'
import type { GameView } from '../contract/game-kit.ts'
import type { KitMoment } from '../contract/kit-moment.ts'
import { pays } from './points.ts'
import { say } from './say.ts'
import { chameleonScene } from './scene.ts'
import type { ChameleonEvent } from './schema.ts'
import { blankChameleon, evolve } from './state.ts'
import type { ChameleonState } from './state.ts'

/** What whoever watches a match of this game needs of it. */
export const view: GameView<ChameleonState, ChameleonEvent> = {
  id: 'chameleon',
  rules: { blank: blankChameleon, evolve, audience, outcome },
  wire: { say },
  results: {},
  scene: chameleonScene,
  moments: chameleonMoments,
}

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

/** A refused answer stays with its seat: it may be a vote, or say that the seat does not know the word. */
function audience(event: ChameleonEvent | MatchVoided) {
  switch (event.type) {
    case 'chameleon-chosen':
      return 'nobody'
    case 'word-dealt':
    case 'vote-cast':
    case 'move-refused':
    case 'move-missed':
      return [event.seat]
    case 'match-opened':
    case 'clues-opened':
    case 'clue-given':
    case 'fouls-called':
    case 'vote-opened':
    case 'votes-revealed':
    case 'chameleon-caught':
    case 'word-guessed':
    case 'match-ended':
    case 'match-voided':
      return 'everyone'
  }
}

/** All others are one side, and a seat that has left still belongs to it. */
function outcome({ ending, chameleon, aliases }: ChameleonState): Outcome | undefined {
  if (ending?.kind !== 'decided') return ending ?? undefined
  const [own, other] = pays[ending.reason]
  const seats = [...aliases.keys()]
  const teams = seats.map((seat) => (seat === chameleon ? 1 : 0))
  const places = teams.map((team) => ((team === 1 ? own < other : other < own) ? 2 : 1))
  return { kind: 'decided', places, teams, points: ending.points, reason: ending.reason }
}
