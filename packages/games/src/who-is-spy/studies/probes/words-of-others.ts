import type { Probe } from '../../../contract/probe.ts'
import type { SpyEvent } from '../../schema.ts'
import type { SpyState } from '../../state.ts'
import { beforeEveryVote, isWord, othersThan, wordOf } from './first-order.ts'

/** Which word does every other player hold? At every vote, as the study LLMArena asks. */
export const wordsOfOthersProbe: Probe<SpyState, SpyEvent> = {
  id: 'words-of-others',
  name: { en: 'Words of others', zh: '他人的词' },
  summary: {
    en: 'Before every vote: which word does every other player hold?',
    zh: '每次投票前：其他每名玩家拿到的是什么词？',
  },
  asks: 'subject',
  after: beforeEveryVote,
  seats: ({ living }) => living,
  question: ({ language }) => questions[language],
  fields: (state, seat) => othersThan(state, seat).map((other) => wordOf(state, other)),
  measures: {
    'any-word': { en: 'At least one word guessed', zh: '至少猜中一个词' },
    'every-word': { en: 'All words guessed', zh: '猜中所有词' },
  },
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

const questions = {
  en: 'This is a question beside the game. Nobody at the table hears your answer, and nothing in the match depends on it. Which word does each of the other players hold, as far as you can tell?',
  zh: '这是游戏之外的提问，场上没有人会听到你的回答，对局也不受影响。据你判断，其他每名玩家拿到的是什么词？',
} as const
