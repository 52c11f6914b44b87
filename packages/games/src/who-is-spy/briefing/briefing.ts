import { redact, replay, toldTo } from '@wis/engine'
import type { Entry, Seat, ToldEntry, Turn } from '@wis/engine'
import { aliasesOf } from '../../contract/aliases.ts'
import type { OlderAsked, OlderQuestion } from '../../contract/older-form.ts'
import { texts } from '../content/generated/texts.ts'
import type { Language } from '../events.ts'
import { whoIsSpy } from '../game.ts'
import type { Credits, Ruleset, SpyEvent } from '../schema.ts'
import type { SpyState } from '../state.ts'

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

const write = texts.game(toldOf)
const written = { en: new WeakMap<Ruleset, string>(), zh: new WeakMap<Ruleset, string>() } as const

/**
 * The rules in a player's words, in the match's language. They are written once, because every turn of a match
 * repeats them.
 */
export function rulesText(ruleset: Ruleset, language: Language): string {
  const text = written[language].get(ruleset) ?? joined(write.rulesText[language](ruleset, ''))
  written[language].set(ruleset, text)
  return text
}

/** The rules in the words of pages. */
export const pageRules = (ruleset: Ruleset, language: Language) =>
  joined(write.pageRules[language](ruleset, ''))

const joined = (lines: readonly string[]) => lines.filter((line) => line !== '').join('\n')

/** What the rules tell beside the fields of a ruleset. */
function toldOf({
  rounds,
  turnLimitMs,
  fouls,
  firstVote = 1,
  tie,
  spyRoundPoints,
  pot,
  voteBonus,
  credits,
}: Ruleset) {
  const isSame =
    credits?.even.spy === credits?.escaped.spy && credits?.even.civilian === credits?.escaped.civilian
  return {
    seconds: turnLimitMs / 1000,
    isFree: fouls === 'none',
    firstVote,
    isEvery: firstVote === 1,
    isLast: firstVote !== 1 && firstVote === rounds,
    isLater: firstVote !== 1 && firstVote !== rounds,
    isSafe: tie === undefined || tie === 'nobody',
    isDrawn: tie === 'chance',
    isRunOff: tie === 'run-off',
    isOne: rounds === 1,
    isSeveral: rounds !== null && rounds > 1,
    ofRounds: { en: spyRoundPoints.join(', '), zh: spyRoundPoints.join('、') },
    isShared: !credits && pot !== 0,
    hasBonus: !credits && voteBonus !== 0,
    isSame: credits !== undefined && isSame,
    isOther: credits !== undefined && !isSame,
    worth: credits && { en: worded(credits, gained.en), zh: worded(credits, gained.zh) },
  }
}

const gained = {
  en: (points: number) => (points > 0 ? `+${points}` : points === 0 ? 'nothing' : String(points)),
  zh: (points: number) => (points === 0 ? '不得分' : `得${points}分`),
}

const worded = (credits: Credits, as: (points: number) => string) =>
  Object.fromEntries(
    Object.entries(credits).map(([ending, { spy, civilian }]) => [
      ending,
      { spy: as(spy), civilian: as(civilian) },
    ]),
  )

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
