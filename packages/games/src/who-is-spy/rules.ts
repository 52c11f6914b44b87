import type { Forfeit, MatchVoided, Rng, Ruling, Seat, Turn } from '@wis/engine'
import type { Moved } from '../contract/moved.ts'
import { cutText, trimmed } from '../contract/reading/cut-text.ts'
import { deal, firstOrder, wordOf } from './deal.ts'
import type { Secret, SpyConfig } from './deal.ts'
import type { EndReason, Foul } from './events.ts'
import { judgeSpeeches } from './judge-speeches.ts'
import { nextRound, openedVote, votedOut } from './next-step.ts'
import type { SpyEvent } from './schema.ts'
import { score } from './scoring.ts'
import { evolve } from './state.ts'
import type { Round, SpyState } from './state.ts'
import { nameOfSeat } from './table-names.ts'
import { due } from './turns.ts'
import { keptAnswer, parseBallot } from './votes.ts'
import { otherNames } from './words/other-names.ts'

/** An answer as it was given. Its worth is decided here and nowhere else. */
export type SpyMove =
  | { readonly kind: 'speech'; readonly text: string }
  | { readonly kind: 'vote'; readonly text: string }

/** Any text is a speech or a ballot. The rules decide its worth. */
export function readMove(_: SpyState, { kind }: Turn, text: string): SpyMove {
  return { kind: kind === 'vote' ? 'vote' : 'speech', text }
}

type Fact = SpyEvent | MatchVoided

/** Chance makes the deal, and the order of the first speeches if the ruleset shuffles it. */
export function open(config: SpyConfig, seats: readonly Seat[], rng: Rng): readonly SpyEvent[] {
  const { ruleset, language } = config
  const { spy, words, starter } = deal(config, seats, rng)
  return [
    {
      type: 'match-opened',
      ruleset,
      language,
      aliases: seats.map((seat) => nameOfSeat(ruleset.names, language, seat)),
      starter,
    },
    { type: 'spy-chosen', seat: spy, words },
    ...seats.map((seat): SpyEvent => ({ type: 'word-dealt', seat, word: wordOf(seat, { spy, words }) })),
    { type: 'round-opened', round: 1, order: firstOrder(ruleset, { seats, starter }, rng) },
  ]
}

/**
 * Needs the state of the whole log, because a ruling depends on words that are secret. Chance is used only by rulesets
 * that shuffle orders or break ties by it.
 */
export function decide(state: SpyState, seat: Seat, move: SpyMove | Forfeit, rng: Rng): Ruling<Fact> {
  if (state.phase === 'over') return { ok: false, reason: 'match-over' }
  const { kind, seats, left } = due(state)
  if (!seats.includes(seat)) return { ok: false, reason: 'not-your-turn' }
  if (move.kind !== 'forfeit' && move.kind !== kind) return { ok: false, reason: 'wrong-move' }
  const fact = kind === 'speech' ? speechFact(state, seat, move) : voteFact(state, seat, move)
  if (left > 1) return { ok: true, events: [fact] }
  const told = evolve(state, fact)
  const effects = kind === 'speech' ? afterSpeeches(told, rng) : afterVotes(told, rng)
  return { ok: true, events: [fact, ...effects] }
}

function afterSpeeches(heard: SpyState, rng: Rng): readonly Fact[] {
  const { round } = currentRound(heard)
  const fouls = foulsOf(heard)
  const facts: readonly Fact[] = [
    { type: 'fouls-called', round, fouls },
    ...fouls.map((foul): SpyEvent => ({ type: 'seat-eliminated', seat: foul.seat, round, cause: 'foul' })),
  ]
  const state = facts.reduce(evolve, heard)
  const ended = endOf(state, false)
  return [...facts, ended ?? openedVote(state, currentRound(state), rng) ?? afterRound(state, rng)]
}

function speechFact(state: SpyState, seat: Seat, move: SpyMove | Forfeit): SpyEvent {
  if (move.kind === 'forfeit') return { type: 'speech-missed', seat, reason: move.reason }
  const { text, cut } = cutText(move.text, state.ruleset.speechLimit[state.language])
  if (trimmed(text) === '') return { type: 'speech-missed', seat, reason: 'blank' }
  return { type: 'speech-given', seat, text, cut }
}

function foulsOf(state: SpyState): readonly Foul[] {
  if (state.ruleset.fouls === 'none') return []
  const deal = knownDeal(state)
  const { ruleset, language } = state
  const spoken = currentRound(state).speeches.map((speech) => {
    const word = wordOf(speech.seat, deal)
    const text = speech.kind === 'given' ? speech.text : null
    return { seat: speech.seat, text, word, names: otherNames(ruleset, language, word) }
  })
  return judgeSpeeches(spoken, earlierTexts(state.rounds))
}

/** The speeches of the rounds before the present one. */
function earlierTexts(rounds: readonly Round[]): readonly string[] {
  const texts: string[] = []
  for (const { speeches } of rounds.slice(0, -1)) {
    for (const speech of speeches) if (speech.kind === 'given') texts.push(speech.text)
  }
  return texts
}

function afterVotes(voted: SpyState, rng: Rng): readonly Fact[] {
  const { round, vote } = currentRound(voted)
  const ballots = (vote?.cast ?? []).toSorted((one, other) => one.seat - other.seat)
  const revealed: SpyEvent = { type: 'votes-revealed', round, ballots }
  const counted = evolve(voted, revealed)
  const out = votedOut(counted, currentRound(counted), rng)
  if (!out) return [revealed, afterRound(counted, rng)]
  return [revealed, out, afterRound(evolve(counted, out), rng)]
}

function voteFact(state: SpyState, seat: Seat, move: SpyMove | Forfeit): SpyEvent {
  if (move.kind === 'forfeit') return { type: 'vote-cast', seat, target: null, raw: '' }
  const candidates = currentRound(state).vote?.candidates ?? []
  const target = parseBallot(move.text, { voter: seat, candidates, aliases: state.aliases })
  return { type: 'vote-cast', seat, target, raw: keptAnswer(move.text) }
}

function afterRound(state: SpyState, rng: Rng): Fact {
  return endOf(state, true) ?? nextRound(state, currentRound(state), rng)
}

/** The fact that ends the match, if it ends now. */
function endOf(state: SpyState, isRoundDone: boolean): Fact | undefined {
  const { ruleset, living, rounds, aliases } = state
  const { spy, words } = knownDeal(state)
  if (living.length === 0) return { type: 'match-voided', reason: 'nobody-alive' }
  const reason = endReason(state, spy, isRoundDone)
  if (!reason) return undefined
  const winner = living.includes(spy) ? 'spy' : 'civilians'
  const points = score({ ruleset, seats: aliases.length, spy, living, rounds })
  return { type: 'match-ended', winner, reason, spy, words, points }
}

function endReason(
  { ruleset, living, rounds }: SpyState,
  spy: Seat,
  isRoundDone: boolean,
): EndReason | undefined {
  if (!living.includes(spy)) return 'spy-out'
  if (living.length < ruleset.minSurvivors) return 'too-few-left'
  return isRoundDone && rounds.length === ruleset.rounds ? 'rounds-done' : undefined
}

function currentRound({ rounds }: SpyState): Round {
  const current = rounds.at(-1)
  if (!current) throw new Error('a ruling needs an open round')
  return current
}

function knownDeal({ spy, words }: SpyState): Secret {
  if (spy === null || !words) throw new Error('a ruling needs the whole log: the deal is not known')
  return { spy, words }
}

/** The move that leads to this event if the event is right. */
export function spyMoveOf(event: SpyEvent): Moved<SpyMove> | undefined {
  switch (event.type) {
    case 'speech-given': {
      const { seat, text, cut } = event
      return { seat, move: { kind: 'speech', text: cut ? `${text}…` : text } }
    }
    case 'speech-missed': {
      const { seat, reason } = event
      return {
        seat,
        move: reason === 'blank' ? { kind: 'speech', text: '' } : { kind: 'forfeit', reason },
      }
    }
    case 'vote-cast':
      return { seat: event.seat, move: { kind: 'vote', text: event.raw } }
    default:
      return undefined
  }
}
