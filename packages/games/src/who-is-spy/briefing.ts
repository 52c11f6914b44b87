import { isHidden, redact, replay } from '@wis/engine'
import type { Entry, Seat, Turn } from '@wis/engine'
import type { Language, SpyEvent } from './events.ts'
import { whoIsSpy } from './game.ts'
import { rulesText } from './rules-text.ts'
import type { SpyState } from './state.ts'

/** What a seat is told when it has to act; nothing it may not know is ever in here. */
export interface Briefing {
  readonly alias: string
  readonly aliases: readonly string[]
  readonly language: Language
  readonly word: string
  readonly rules: string
  readonly turn: { readonly kind: 'speech' | 'vote'; readonly round: number; readonly limit: number }
  /** Only in a vote: the aliases that may be named, the seat's own among them. */
  readonly candidates?: readonly string[]
  readonly history: readonly Entry<SpyEvent>[]
}

/** The briefing of a seat that has to act now; undefined if it has not. Redacts the log it is given. */
export function brief(log: readonly Entry<SpyEvent>[], seat: Seat): Briefing | undefined {
  const seen = log.map((entry) => redact(whoIsSpy, seat, entry))
  const state = replay(whoIsSpy, seen)
  const turn = whoIsSpy.turns(state).find((due) => due.seat === seat)
  return turn && { ...briefTurn(state, turn), history: seen.filter(({ event }) => !isHidden(event)) }
}

/** All but the history, which is the same from any state that knows the seat's own word. */
export function briefTurn(state: SpyState, turn: Turn): Omit<Briefing, 'history'> {
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
  }
}
