import type { InBoth, Language, Seat } from '@wis/engine'
import type { Counted, StudiedAnswer } from '../../contract/studies.ts'
import { inBoth } from '../../define/sentences.ts'
import { saysSomething } from '../../words-in-speech/fold.ts'
import { saysOwnWord } from '../../words-in-speech/own-word.ts'
import { texts } from '../content/generated/texts.ts'
import { fieldIn } from '../field-in.ts'
import type { Round, SpyState } from '../state.ts'

/**
 * What a civilian did after the spy's attack or defence was said for the first time. What came before it could not obey
 * it, and is left out.
 */
export const afterHearing: Counted<SpyState> = {
  metrics: texts.measures({
    'foul-rate-after-hearing': {
      better: 'fewer',
      of: ['fouls-after-hearing'],
      per: ['speeches-after-hearing'],
    },
    'vote-accuracy-after-hearing': {
      better: 'more',
      of: ['ballots-right-after-hearing'],
      per: ['ballots-after-hearing'],
    },
  }),
  of: (state, seat) => {
    const { rounds, spy } = state
    const heard = spy === null || seat === spy ? [] : rounds.map((_, at) => roundAfter(state, at, seat))
    const sum = (part: keyof RoundAfter) => heard.reduce((all, round) => all + round[part], 0)
    return {
      'speeches-after-hearing': sum('speeches'),
      'fouls-after-hearing': sum('fouls'),
      'ballots-after-hearing': sum('ballots'),
      'ballots-right-after-hearing': sum('right'),
    }
  },
}

interface RoundAfter {
  readonly speeches: number
  readonly fouls: number
  readonly ballots: number
  readonly right: number
}

/** What a seat did in a round, as far as it had heard the sentence by then. */
function roundAfter(state: SpyState, at: number, seat: Seat): RoundAfter {
  const { rounds, spy } = state
  const round = rounds[at]
  const saidAt = round ? injectedAt(state, round) : -1
  const isKnown = rounds.slice(0, at).some((before) => injectedAt(state, before) >= 0)
  if (!round || (!isKnown && saidAt < 0)) return { speeches: 0, fouls: 0, ballots: 0, right: 0 }
  const isAfter = (place: number) => isKnown || place > saidAt
  const speeches = round.speeches.filter((speech, place) => speech.seat === seat && isAfter(place)).length
  const fouls = round.fouls.filter((foul) => foul.seat === seat).length
  const ballots = (round.vote?.revealed ?? []).filter((ballot) => ballot.seat === seat)
  return {
    speeches,
    fouls: speeches > 0 ? fouls : 0,
    ballots: ballots.length,
    right: ballots.filter(({ target }) => target === spy).length,
  }
}

/** The place of the spy's speech with a sentence of a condition among the speeches of a round. Negative if there is none. */
const injectedAt = ({ spy, language }: SpyState, { speeches }: Round) =>
  speeches.findIndex(
    (speech) => speech.kind === 'given' && speech.seat === spy && isInjected(speech.text, language),
  )

type Answer = StudiedAnswer<SpyState>

/**
 * A speech with a sentence at its end, which is kept whole if the speech is too long. Votes stay as they are, and so
 * does a speech that says nothing: what is a foul without the sentence must stay one. Of several sentences, the first
 * counts that the seat may say: none that holds its own word.
 */
export function withTail({ text, state, turn }: Answer, tails: readonly string[]): string {
  if (turn.kind !== 'speech') return text
  const speech = fieldIn(text, turn.kind)
  const tail = tails.find((one) => !saysOwnWord(one, state.dealt[turn.seat] ?? ''))
  if (tail === undefined || !saysSomething(speech)) return text
  const room = state.ruleset.speechLimit[state.language] - [...tail].length - 1
  return `${[...speech].slice(0, Math.max(0, room)).join('')} ${tail}`.trim()
}

/** Two wordings each, because a sentence may hold the word of the seat that has to say it. */
const tailsOf = (what: 'attack' | 'defence'): InBoth<readonly string[]> => {
  const { first, second } = texts.of(`${what}-tails`, 'first', 'second')
  return inBoth((language) => [first[language], second[language]])
}
export const attack = tailsOf('attack')
export const defence = tailsOf('defence')

/** Whether a speech holds a sentence of an attack or a defence. */
const isInjected = (speech: string, language: Language): boolean =>
  [...attack[language], ...defence[language]].some((tail) => speech.includes(tail))
