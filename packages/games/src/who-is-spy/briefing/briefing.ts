import { redact, replay, toldTo } from '@wis/engine'
import type { Entry, Seat, ToldEntry, Turn } from '@wis/engine'
import type { Language, SpyEvent } from '../events.ts'
import { whoIsSpy } from '../game.ts'
import type { SpyState } from '../state.ts'
import { rulesText } from './rules-text.ts'

/** The briefing of a seat that has to act. It never contains anything the seat may not know. */
export interface Briefing {
  readonly alias: string
  readonly aliases: readonly string[]
  readonly language: Language
  readonly word: string
  readonly rules: string
  readonly turn: { readonly kind: 'speech' | 'vote'; readonly round: number; readonly limit: number }
  /** Only in a vote: the aliases that may be named, the seat's own among them. */
  readonly candidates?: readonly string[] | undefined
  readonly history: readonly ToldEntry[]
}

/** A briefing with its match and its seat. */
export interface SeatBriefing extends Briefing {
  /** The name by which this seat's agent knows the match. */
  readonly matchId: string
  readonly seat: Seat
}

/** The briefing of a seat that has to act now. Undefined if it has not. Redacts the log it is given. */
export function brief(log: readonly Entry<SpyEvent>[], seat: Seat): Briefing | undefined {
  const seen = log.map((entry) => redact(whoIsSpy, seat, entry))
  const state = replay(whoIsSpy, seen)
  const turn = whoIsSpy.turns(state).find((due) => due.seat === seat)
  return turn && briefTurn(state, turn, toldTo(whoIsSpy, seat, seen))
}

/**
 * The briefing from any state that knows the seat's own word. `history` is the list of entries that the seat has
 * received.
 */
export function briefTurn(state: SpyState, turn: Turn, history: readonly ToldEntry[]): Briefing {
  const { aliases, language, ruleset, dealt } = state
  const candidates = state.rounds.at(-1)?.vote?.candidates
  const kind = turn.kind === 'vote' ? 'vote' : 'speech'
  return {
    alias: aliases[turn.seat] ?? '',
    aliases,
    language,
    word: dealt[turn.seat] ?? '',
    rules: rulesText(ruleset, language),
    turn: { kind, round: turn.round, limit: ruleset.speechLimit[language] },
    ...(candidates && { candidates: candidates.map((seat) => aliases[seat] ?? '') }),
    history,
  }
}
