import type { Probe } from '../../../contract/probe.ts'
import { texts } from '../../content/generated/texts.ts'
import type { SpyEvent } from '../../schema.ts'
import type { SpyState } from '../../state.ts'
import { beforeEveryVote, isWord, othersThan, wordOf } from './first-order.ts'

const { question, ...said } = texts.of('words-of-others', 'name', 'summary', 'question')

/** Which word does every other player hold? At every vote, as the study LLMArena asks. */
export const wordsOfOthersProbe: Probe<SpyState, SpyEvent> = {
  id: 'words-of-others',
  ...said,
  asks: 'subject',
  after: beforeEveryVote,
  seats: ({ living }) => living,
  question: ({ language }) => question[language],
  fields: (state, seat) => othersThan(state, seat).map((other) => wordOf(state, other)),
  measures: texts.of('words-of-others-measures', 'any-word', 'every-word'),
  score: ({ truth, seat, values }) => {
    const others = othersThan(truth, seat)
    const right = others.filter((other) => isWord(values, other, truth.dealt[other])).length
    return {
      tallies: {
        'any-word': { right: right > 0 ? 1 : 0, asked: 1 },
        'every-word': { right: right === others.length ? 1 : 0, asked: 1 },
      },
    }
  },
}
