import type { Language, MatchVoided, Seat } from '@wis/engine'
import { askedAfter, notAsked } from '../contract/slips.ts'
import type { Asked } from '../contract/slips.ts'
import type { Choice, DilemmaEvent, DilemmaRuleset } from './events.ts'
import { dilemmaPresets } from './presets.ts'

export interface WrittenLine {
  readonly text: string | null
  readonly given: boolean
}

export interface MadeChoice {
  readonly choice: Choice
  readonly given: boolean
}

export interface PlayedRound {
  readonly lines: readonly (string | null)[]
  readonly choices: readonly Choice[]
  readonly points: readonly number[]
  /** Whether the rules chose for a seat, as far as it is known. */
  readonly given: readonly boolean[]
}

export interface DilemmaState {
  readonly ruleset: DilemmaRuleset
  readonly language: Language
  readonly aliases: readonly string[]
  /** From 1. 0 before the first. */
  readonly round: number
  /** What is asked of everybody now. Null between rounds and after the match. */
  readonly phase: 'talk' | 'choose' | null
  /** The lines of this round that are known, and null for the others. */
  readonly written: readonly (WrittenLine | null)[]
  /** What has been told to all in this round. Empty before that. */
  readonly lines: readonly (string | null)[]
  /** The choices of this round that are known, and null for the others. */
  readonly made: readonly (MadeChoice | null)[]
  readonly rounds: readonly PlayedRound[]
  readonly asked: readonly Asked[]
  /** The lines that each seat wrote itself. */
  readonly spoken: readonly number[]
  readonly refused: readonly number[]
  readonly missed: readonly number[]
  readonly ending:
    | { readonly kind: 'decided'; readonly points: readonly number[] }
    | { readonly kind: 'void'; readonly reason: string }
    | null
}

const opened = (ruleset: DilemmaRuleset) => {
  const forEach = <Value>(value: Value) => Array.from({ length: ruleset.players }, () => value)
  const counts = { spoken: forEach(0), refused: forEach(0), missed: forEach(0) }
  return { ruleset, written: forEach(null), made: forEach(null), asked: forEach(notAsked), ...counts }
}

export const blankDilemma: DilemmaState = {
  ...opened(dilemmaPresets[0]),
  language: 'en',
  aliases: [],
  round: 0,
  phase: null,
  lines: [],
  rounds: [],
  ending: null,
}

/** What a fact changes. Takes any event in any state. */
export function evolve(state: DilemmaState, event: DilemmaEvent | MatchVoided): DilemmaState {
  switch (event.type) {
    case 'match-opened':
      return { ...state, ...opened(event.ruleset), language: event.language, aliases: event.aliases }
    case 'round-opened': {
      const empty = state.aliases.map(() => null)
      const phase = state.ruleset.talk ? 'talk' : 'choose'
      return { ...state, round: event.round, phase, written: empty, lines: [], made: empty }
    }
    case 'line-written':
      return afterLine(state, event)
    case 'lines-told':
      return { ...state, lines: event.lines, phase: 'choose' }
    case 'choice-made': {
      const { seat, choice, given } = event
      if (seat >= state.made.length) return state
      const asked = askedAfter(state.asked, { ...event, drawn: given })
      return { ...state, made: state.made.with(seat, { choice, given }), asked }
    }
    case 'move-refused':
      return { ...state, asked: askedAfter(state.asked, event), refused: oneMore(state.refused, event.seat) }
    case 'move-missed':
      return { ...state, asked: askedAfter(state.asked, event), missed: oneMore(state.missed, event.seat) }
    case 'round-ended': {
      const given = state.made.map((made) => made?.given ?? false)
      const played = { lines: state.lines, choices: event.choices, points: event.points, given }
      return { ...state, phase: null, rounds: [...state.rounds, played] }
    }
    case 'match-ended':
      return { ...state, phase: null, ending: { kind: 'decided', points: event.points } }
    case 'match-voided':
      return { ...state, phase: null, ending: { kind: 'void', reason: event.reason } }
  }
}

function afterLine(
  state: DilemmaState,
  { seat, text, given }: Extract<DilemmaEvent, { readonly type: 'line-written' }>,
): DilemmaState {
  if (seat >= state.written.length) return state
  const written = state.written.with(seat, { text, given })
  const asked = askedAfter(state.asked, { type: 'line-written', seat, drawn: given })
  return { ...state, written, asked, spoken: given ? state.spoken : oneMore(state.spoken, seat) }
}

const oneMore = (counts: readonly number[], seat: Seat) =>
  counts.map((count, other) => (other === seat ? count + 1 : count))

/** The points of a seat in the rounds that have ended. */
export const totalOf = ({ rounds }: Pick<DilemmaState, 'rounds'>, seat: Seat) =>
  rounds.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)

/** The seats that have not answered yet, as far as it is known. */
export function awaited({ phase, written, made }: DilemmaState): readonly Seat[] {
  if (phase === null) return []
  const answers = phase === 'talk' ? written : made
  return [...answers.keys()].filter((seat) => answers[seat] === null)
}
