import type { Language, MatchVoided, Outcome, Seat } from '@wis/engine'
import { askedAfter, notAsked } from '../contract/slips.ts'
import type { Asked } from '../contract/slips.ts'
import { presets } from './events.ts'
import type { Choice, Event, Ruleset } from './events.ts'

/** What the reader of a log knows. A choice is null for a reader who may not know it. */
export interface State {
  readonly ruleset: Ruleset
  readonly language: Language
  readonly aliases: readonly string[]
  readonly made: readonly (Choice | null)[]
  readonly rounds: readonly Extract<Event, { type: 'round-ended' }>[]
  readonly asked: readonly Asked[]
  readonly refused: readonly number[]
  readonly missed: readonly number[]
  readonly ending: Outcome | undefined
}

const none = { made: [null, null], refused: [0, 0], missed: [0, 0], asked: [notAsked, notAsked] }
const first = { ruleset: presets[0], language: 'en', aliases: [], rounds: [], ending: undefined } as const
export const blank: State = { ...none, ...first }

/** What a fact changes. Takes any event in any state. */
export function evolve(state: State, event: Event | MatchVoided): State {
  const asked = 'seat' in event ? askedAfter(state.asked, event) : state.asked
  switch (event.type) {
    case 'match-opened':
      return { ...state, ruleset: event.ruleset, language: event.language, aliases: event.aliases }
    case 'choice-made':
      return { ...state, asked, made: state.made.with(event.seat, event.choice) }
    case 'move-refused':
      return { ...state, asked, refused: oneMore(state.refused, event.seat) }
    case 'move-missed':
      return { ...state, asked, missed: oneMore(state.missed, event.seat) }
    case 'round-ended':
      return { ...state, made: [null, null], rounds: [...state.rounds, event] }
    case 'match-ended':
      return { ...state, ending: outcomeOf(event.points) }
    case 'match-voided':
      return { ...state, ending: { kind: 'void', reason: event.reason } }
  }
}

const oneMore = (counts: readonly number[], seat: Seat) => counts.with(seat, (counts[seat] ?? 0) + 1)

function outcomeOf(points: readonly number[]): Outcome {
  const places = points.map((own) => (own === Math.max(...points) ? 1 : 2))
  return { kind: 'decided', places, teams: [0, 1], points, reason: 'rounds-played' }
}

export const wonBy = ({ rounds }: Pick<State, 'rounds'>, seat: Seat) =>
  rounds.filter(({ winner }) => winner === seat).length

/** The seats that have not chosen yet, as far as this reader knows. */
export const awaited = ({ made, ending, aliases }: State): readonly Seat[] =>
  ending ? [] : [...aliases.keys()].filter((seat) => made[seat] === null)
