import type { Seat } from '@wis/engine'
import type { CutText } from '../contract/reading/cut-text.ts'
import { saysOwnWord } from '../words-in-speech/own-word.ts'
import type { EndReason } from './events.ts'
import { pointsAt } from './points.ts'
import { namesWord } from './read-guess.ts'
import type { Ballot, ChameleonEvent } from './schema.ts'
import type { ChameleonState, Clue } from './state.ts'

type Events = readonly ChameleonEvent[]

/** With fewer seats no vote can decide anything. */
const leastForVote = 3

interface SaidClue {
  readonly text: string | null
  readonly cut: CutText['cut']
}

/** Fouls are called after the last clue, so that nobody learns from them while clues are given. */
export function afterClue(state: ChameleonState, seat: Seat, { text, cut }: SaidClue): Events {
  const given: ChameleonEvent = { type: 'clue-given', seat, text, cut }
  const clues = [...state.clues, { seat, text }]
  if (clues.length < state.order.length) return [given]
  const out = foulsIn(state, clues)
  const candidates = state.order.filter((other) => !out.includes(other)).toSorted((one, other) => one - other)
  return [
    given,
    ...(out.length > 0 ? [{ type: 'fouls-called', seats: out } as const] : []),
    candidates.length < leastForVote
      ? endOf({ ...state, out }, 'too-few-left')
      : { type: 'vote-opened', candidates },
  ]
}

/** The seats that know the word and have said it. The chameleon cannot know that it says it. */
function foulsIn(state: ChameleonState, clues: readonly Clue[]): readonly Seat[] {
  if (state.ruleset.wordInClue === 'allowed') return []
  const { chameleon, word } = knownDeal(state)
  return clues
    .filter(({ seat, text }) => seat !== chameleon && text !== null && saysOwnWord(text, word))
    .map(({ seat }) => seat)
    .toSorted((one, other) => one - other)
}

export function afterVote(state: ChameleonState, ballot: Ballot): Events {
  const cast: ChameleonEvent = { type: 'vote-cast', ...ballot }
  const all = [...state.cast, ballot]
  if (all.length < state.candidates.length) return [cast]
  const ballots = all.toSorted((one, other) => one.seat - other.seat)
  const accused = mostVoted(ballots)
  return [cast, { type: 'votes-revealed', ballots, accused }, afterAccusation(state, accused)]
}

function afterAccusation(state: ChameleonState, accused: Seat | null): ChameleonEvent {
  if (accused === null) return endOf(state, 'nobody-accused')
  return accused === knownDeal(state).chameleon
    ? { type: 'chameleon-caught', seat: accused }
    : endOf(state, 'other-accused')
}

/** The seat with the most votes. Null for a tie, or without any vote. */
export function mostVoted(ballots: readonly Ballot[]): Seat | null {
  const votes = (seat: Seat) => ballots.filter(({ target }) => target === seat).length
  const most = Math.max(0, ...ballots.map(({ seat }) => votes(seat)))
  const leaders = ballots.filter(({ seat }) => most > 0 && votes(seat) === most)
  return leaders.length === 1 ? (leaders[0]?.seat ?? null) : null
}

export function afterGuess(state: ChameleonState, seat: Seat, text: string | null): Events {
  const right = text !== null && namesWord(text, knownDeal(state).word)
  return [{ type: 'word-guessed', seat, text, right }, endOf(state, right ? 'word-named' : 'caught')]
}

function endOf(state: ChameleonState, reason: EndReason): ChameleonEvent {
  const { chameleon, word } = knownDeal(state)
  const points = pointsAt({ reason, seats: state.aliases.length, chameleon, out: state.out })
  return { type: 'match-ended', reason, chameleon, word, points }
}

function knownDeal({ chameleon, word }: ChameleonState) {
  if (chameleon === null || word === null)
    throw new Error('a ruling needs the whole log: the deal is not known')
  return { chameleon, word }
}
