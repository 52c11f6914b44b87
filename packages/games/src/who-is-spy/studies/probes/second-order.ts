import type { Seat } from '@wis/engine'
import type { Field } from '../../../contract/field.ts'
import type { AnsweredProbe, Probe } from '../../../contract/probe.ts'
import { key } from '../../../words-in-speech/fold.ts'
import { texts } from '../../content/generated/texts.ts'
import type { SpyEvent } from '../../schema.ts'
import type { SpyState } from '../../state.ts'
import { about, beforeTheFirstVote, firstOrderProbe, longestWord, othersThan } from './first-order.ts'

const { question, ...said } = texts.of('second-order', 'name', 'summary', 'question')

/**
 * What do the others think of me? The truth is what they answered themselves. Of an other who gave no answer, nothing
 * can be judged.
 */
export const secondOrderProbe: Probe<SpyState, SpyEvent> = {
  id: 'second-order',
  ...said,
  asks: 'subject',
  against: firstOrderProbe.id,
  after: beforeTheFirstVote,
  seats: ({ living }) => living,
  question: ({ language }) => question[language],
  fields: (state, seat) => othersThan(state, seat).flatMap((other) => fieldsAbout(state, other)),
  measures: texts.of('second-order-measures', '2-identity', '2-word'),
  score: (answered) => {
    const others = othersThan(answered.truth, answered.seat).flatMap((other) => thoughtsOf(answered, other))
    const { values } = answered
    const identities = others.filter(({ seat, takesForSpy }) =>
      takesForSpy ? values[about('thinks', seat)] === 'spy' : values[about('thinks', seat)] === 'civilian',
    )
    const words = others.filter(
      ({ seat, word }) => key(String(values[about('word', seat)] ?? '')) === key(word),
    )
    const asked = others.length
    const takenForSpy = others.filter(({ takesForSpy }) => takesForSpy).length
    const own = key(answered.truth.dealt[answered.seat] ?? '')
    const ownWord = others.filter(({ word }) => key(word) === own).length
    return {
      tallies: {
        '2-identity': { right: identities.length, asked },
        '2-word': { right: words.length, asked },
      },
      guesses: {
        '2-identity': {
          asked,
          even: asked / identityCount,
          same: { spy: takenForSpy, civilian: asked - takenForSpy },
        },
        '2-word': { asked, same: { own: ownWord } },
      },
    }
  },
}

const identities = [
  { value: 'spy', label: { en: 'spy', zh: '卧底' } },
  { value: 'civilian', label: { en: 'civilian', zh: '平民' } },
] as const

function fieldsAbout({ aliases }: SpyState, seat: Seat): readonly Field[] {
  const name = aliases[seat] ?? ''
  const takes = { en: `what ${name} takes you for`, zh: `${name}认为你是什么身份` }
  const word = { en: `the word that ${name} thinks you hold`, zh: `${name}认为你拿到的词` }
  return [
    { kind: 'choice', name: about('thinks', seat), label: takes, choices: identities },
    { kind: 'text', name: about('word', seat), label: word, limit: longestWord },
  ]
}

const identityCount = identities.length

interface Thoughts {
  readonly seat: Seat
  readonly takesForSpy: boolean
  readonly word: string
}

function thoughtsOf({ seat, answerOf }: AnsweredProbe<SpyState>, other: Seat): readonly Thoughts[] {
  const values = answerOf(firstOrderProbe.id, other)
  const word = values?.[about('word', seat)]
  if (!values || typeof word !== 'string') return []
  return [{ seat: other, takesForSpy: values['spy'] === seat, word }]
}
