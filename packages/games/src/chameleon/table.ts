import type { InBoth, Seat } from '@wis/engine'
import type { Teller } from '../contract/game-kit.ts'
import { event, flag, group, hiddenEvent, list, maybe, namesOf, oneOf, optional } from '../define/table.ts'
import { passing, phrase, say, scores, seat, secretEvent, text, whole } from '../define/table.ts'
import type { EventsOf, KnownTable, Secret } from '../define/table.ts'
import { votesInRow } from '../define/tally.ts'
import { says } from './content/generated/view.ts'

export const rules = {
  // The number of code points kept of a clue.
  clueLimit: group({
    en: whole(1, 2_000, says.rules['limit-en']),
    zh: whole(1, 2_000, says.rules['limit-zh']),
  }),
  // What becomes of a seat that knows the secret word and says it in its clue.
  wordInClue: oneOf({ out: says.rules.out, allowed: says.rules.allowed }, says.rules['word-in-clue']),
  // All are told which words the topic has, so that nobody gains by knowing it from earlier matches.
  listsWords: optional(flag(says.rules['lists-words'])),
}
/** The number of code points that a guess may have. */
export const guessLimits: InBoth<number> = { en: 60, zh: 20 }

export const { endings } = says
export type EndReason = keyof typeof endings

/** What the chameleon gets, and what each of the others gets. */
export const pays: Readonly<Record<EndReason, readonly [chameleon: number, other: number]>> = {
  caught: [0, 2],
  'word-named': [1, 1],
  'other-accused': [2, 0],
  'nobody-accused': [1, 1],
  'too-few-left': [2, 0],
}

/** A target is null for a seat that votes for nobody. */
export interface Ballot {
  readonly seat: Seat
  readonly target: Seat | null
}
function told({ seat: voter, target }: Ballot, { nameOf, onPage }: Teller): InBoth<string> {
  const [sentence, name] = [says.events['vote-cast'], nameOf(voter)]
  if (target === null) return phrase(onPage ? sentence.none.read : sentence.none, { name })
  return phrase(sentence, { name, other: nameOf(target) })
}

export const events = passing({
  'match-opened': event({ topic: text, words: optional(list(text)) }, ({ topic, words }) => {
    const sentence = says.events['match-opened']
    if (!words) return phrase(sentence, { topic })
    return phrase(sentence.listed, { topic, words: { en: words.join(', '), zh: words.join('、') } })
  }),
  'chameleon-chosen': hiddenEvent({ seat, word: text }, says.events['chameleon-chosen']),
  // The word is null for the chameleon.
  'word-dealt': secretEvent({ seat, word: maybe(text) }, says.events['word-dealt']),
  'clues-opened': event({ order: list(seat) }),
  // The text is null for a seat that says nothing.
  'clue-given': event({ seat, text: maybe(text), cut: flag() }, says.events['clue-given']),
  'fouls-called': event({ seats: list(seat) }, ({ seats }, teller) =>
    phrase(says.events['fouls-called'], { names: namesOf(seats, teller) }),
  ),
  'vote-opened': event({ candidates: list(seat) }, ({ candidates }, teller) =>
    phrase(says.events['vote-opened'], { names: namesOf(candidates, teller) }),
  ),
  'vote-cast': secretEvent({ seat, target: maybe(seat) }, told),
  'votes-revealed': event(
    { ballots: list(group({ seat, target: maybe(seat) })), accused: maybe(seat) },
    ({ ballots, accused }, teller) => {
      const sentence = says.events['votes-revealed']
      const each = teller.onPage
        ? votesInRow(ballots, teller)
        : ballots.map((ballot) => told(ballot, teller)[teller.language]).join(say(teller, ' ', ''))
      if (accused === null) return phrase(teller.onPage ? sentence.none.read : sentence.none, { each })
      return phrase(sentence, { each, name: teller.nameOf(accused) })
    },
  ),
  'chameleon-caught': event({ seat }, says.events['chameleon-caught']),
  // The text is null for a seat that names no word.
  'word-guessed': event({ seat, text: maybe(text), right: flag() }, says.events['word-guessed']),
})

export const end = {
  fields: { reason: oneOf(endings), chameleon: seat, word: text },
  says: ({ reason, chameleon, word, points }: Ended, teller: Teller) => {
    const hasOwn = reason === 'nobody-accused' && !teller.onPage
    const told = {
      how: hasOwn ? says.told[reason] : endings[reason],
      name: teller.nameOf(chameleon),
      word,
      points: scores(points, teller),
    }
    return phrase(says.events['match-ended'], told)
  },
}
interface Ended {
  readonly reason: EndReason
  readonly chameleon: Seat
  readonly word: string
  readonly points: readonly number[]
}

export interface Clue {
  readonly seat: Seat
  readonly text: string | null
}

/** What the reader may not know yet is null or missing. */
export interface State {
  readonly topic: string
  /** All words of the topic, if the ruleset lists them. */
  readonly words: readonly string[] | null
  readonly chameleon: Secret<Seat> | Seat | null
  readonly word: Secret<string | null> | string | null
  readonly order: readonly Seat[]
  readonly clues: readonly Clue[]
  /** The seats that have left because of a foul. */
  readonly out: readonly Seat[]
  /** The seats that may vote and be voted for. Empty before the vote. */
  readonly candidates: readonly Seat[]
  /** The ballots that this reader knows. */
  readonly cast: readonly { readonly seat: Seat; readonly target: Secret<Seat | null> }[]
  /** All ballots once they are public. Null before. */
  readonly revealed: readonly Ballot[] | null
  readonly accused: Seat | null
  readonly isCaught: boolean
  readonly guess: { readonly text: string | null; readonly right: boolean } | null
  readonly reason: EndReason | null
}
export type ChameleonState = KnownTable<typeof rules, State, typeof events>
export type ChameleonEvent = EventsOf<typeof events>

/** What is asked now. Undefined where nobody can act until the rules go on. */
export function phaseOf(
  now: Pick<ChameleonState, 'order' | 'clues' | 'candidates' | 'revealed' | 'isCaught' | 'guess'>,
): 'clue' | 'vote' | 'guess' | undefined {
  if (now.clues.length < now.order.length) return 'clue'
  if (now.candidates.length > 0 && !now.revealed) return 'vote'
  return now.isCaught && !now.guess ? 'guess' : undefined
}

/** The seats that a seat may vote for: all others that are still there. */
export const votableBy = ({ candidates }: Pick<State, 'candidates'>, by: Seat): readonly Seat[] =>
  candidates.filter((other) => other !== by)
