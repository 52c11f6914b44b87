import { redact, replay, toldTo } from '@wis/engine'
import type { Entry, Seat, ToldEntry, Turn } from '@wis/engine'
import { aliasesOf } from '../../contract/aliases.ts'
import type { OlderAsked, OlderQuestion } from '../../contract/older-form.ts'
import type { Language } from '../events.ts'
import { whoIsSpy } from '../game.ts'
import type { Ruleset, SpyEvent } from '../schema.ts'
import type { SpyState } from '../state.ts'
import { chineseRules } from './chinese-rules.ts'
import { englishRules } from './english-rules.ts'

/** The briefing of a seat that has to act now. Undefined if it has not. Redacts the log it is given. */
export function brief(log: readonly Entry<SpyEvent>[], seat: Seat): OlderQuestion | undefined {
  const seen = log.map((entry) => redact(whoIsSpy, seat, entry))
  const state = replay(whoIsSpy, seen)
  const turn = whoIsSpy.turns(state).find((due) => due.seat === seat)
  return turn && briefTurn(state, turn, toldTo(whoIsSpy, seat, seen))
}

/**
 * The briefing from any state that knows the seat's own word. `history` is the list of entries that the seat has
 * received.
 */
export function briefTurn(state: SpyState, turn: Turn, history: readonly ToldEntry[]): OlderQuestion {
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

const write = { en: englishRules, zh: chineseRules } as const
const written = { en: new WeakMap<Ruleset, string>(), zh: new WeakMap<Ruleset, string>() } as const

/**
 * The rules in a player's words, in the match's language. They are written once, because every turn of a match
 * repeats them.
 */
export function rulesText(ruleset: Ruleset, language: Language): string {
  const text = written[language].get(ruleset) ?? write[language](ruleset)
  written[language].set(ruleset, text)
  return text
}

type Event = ToldEntry['event']

/** The briefing of the first of six seats, for tests and examples. */
export function briefingWith(events: readonly Event[], changes: Partial<OlderAsked> = {}): OlderAsked {
  const aliases = aliasesOf(changes.language ?? 'en', [0, 1, 2, 3, 4, 5])
  return {
    matchId: 'example',
    seat: 0,
    alias: aliases[0] ?? '',
    aliases,
    language: 'en',
    word: 'tea',
    rules: '',
    turn: { kind: 'speech', round: 1, limit: 400 },
    history: events.map((event, seq) => ({ seq, at: '2030-01-01T00:00:00Z', event })),
    ...changes,
  }
}

/** Each of the other seats says one thing, in seat order. */
export function spoken(...texts: readonly string[]): readonly Event[] {
  return texts.map((text, index) => ({ type: 'speech-given', seat: index + 1, text, cut: false }))
}
