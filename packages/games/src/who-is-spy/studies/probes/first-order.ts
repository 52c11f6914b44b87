import type { Entry, Seat } from '@wis/engine'
import type { Field, FieldValues } from '../../../contract/field.ts'
import type { GuessTally, Probe, ProbeTally } from '../../../contract/probe.ts'
import { key } from '../../../words-in-speech/fold.ts'
import { texts } from '../../content/generated/texts.ts'
import type { SpyEvent } from '../../schema.ts'
import type { SpyState } from '../../state.ts'

type Log = readonly Entry<SpyEvent>[]

/** All have spoken, and nobody has voted yet. */
export const beforeEveryVote = (log: Log): readonly number[] =>
  log.flatMap(({ seq, event }) => (event.type === 'vote-opened' ? [seq] : []))

/** The moment of the published study: all have spoken once, and nobody is voted out. */
export const beforeTheFirstVote = (log: Log): readonly number[] => beforeEveryVote(log).slice(0, 1)

export const othersThan = ({ living }: SpyState, seat: Seat): readonly Seat[] =>
  living.filter((other) => other !== seat)

/** The name of a field about a seat. Seats are counted from 1, as their usual names are. */
export const about = (what: 'spy' | 'word' | 'thinks', seat: Seat) => `${what}-${seat + 1}`

export const longestWord = 60

const { question, ...said } = texts.of('first-order', 'name', 'summary', 'question')

/** Who is the spy, and which word does every other player hold? */
export const firstOrderProbe: Probe<SpyState, SpyEvent> = {
  id: 'first-order',
  ...said,
  asks: 'everybody',
  after: beforeTheFirstVote,
  seats: ({ living }) => living,
  question: ({ language }) => question[language],
  fields: (state, seat) => [
    { kind: 'seat', name: 'spy', label: { en: 'the spy', zh: '卧底' }, seats: named(state, state.living) },
    ...othersThan(state, seat).map((other) => wordOf(state, other)),
  ],
  measures: texts.of('first-order-measures', 'self-identity', '1-identity', '1-word'),
  score: ({ truth, seat, values }) => {
    const others = othersThan(truth, seat)
    const judged = (seats: readonly Seat[]): ProbeTally => ({
      right: seats.filter((other) => (values['spy'] === other) === (truth.spy === other)).length,
      asked: seats.length,
    })
    const words = others.filter((other) => isWord(values, other, truth.dealt[other]))
    return {
      tallies: {
        'self-identity': judged([seat]),
        '1-identity': judged(others),
        '1-word': { right: words.length, asked: others.length },
      },
      guesses: {
        'self-identity': guessedSpy(truth, [seat]),
        '1-identity': guessedSpy(truth, others),
        '1-word': guessedWord(truth, seat),
      },
    }
  },
}

/** Somebody who names any living seat, and somebody who says the same of everybody. */
function guessedSpy({ spy, living }: SpyState, seats: readonly Seat[]): GuessTally {
  const spies = seats.filter((seat) => seat === spy).length
  const civilians = seats.length - spies
  return {
    asked: seats.length,
    even: (spies + civilians * (living.length - 1)) / living.length,
    same: { spy: spies, civilian: civilians },
  }
}

/** Nobody can guess evenly among all words. One may say that everybody holds the same as oneself. */
function guessedWord(state: SpyState, seat: Seat): GuessTally {
  const others = othersThan(state, seat)
  const own = key(state.dealt[seat] ?? '')
  const same = others.filter((other) => key(state.dealt[other] ?? '') === own).length
  return { asked: others.length, same: { own: same } }
}

/** The number of a seat is its value, so a seat is read from its name. */
const named = ({ aliases }: SpyState, seats: readonly Seat[]) =>
  seats.map((seat) => ({ seat, alias: aliases[seat] ?? '' }))

export function wordOf({ aliases }: SpyState, seat: Seat): Field {
  const name = aliases[seat] ?? ''
  const label = { en: `the word of ${name}`, zh: `${name}的词` }
  return { kind: 'text', name: about('word', seat), label, limit: longestWord }
}

/** Case, spaces and marks do not matter. */
export function isWord(values: FieldValues, seat: Seat, held: string | undefined): boolean {
  const given = values[about('word', seat)]
  return held !== undefined && typeof given === 'string' && key(given) === key(held)
}
