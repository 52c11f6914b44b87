import type { Entry } from '@wis/engine'
import { evenAbout, predictedDeductions, rightAbout } from '../contract/probe.ts'
import type { Probe } from '../contract/probe.ts'
import { votableBy } from './table.ts'
import type { ChameleonEvent, ChameleonState } from './table.ts'

type ChameleonProbe = Probe<ChameleonState, ChameleonEvent>

/** All clues are given, and nobody has voted yet. */
const beforeTheVote = (log: readonly Entry<ChameleonEvent>[]): readonly number[] =>
  log.flatMap(({ seq, event }) => (event.type === 'vote-opened' ? [seq] : []))

const roles = [
  { value: 'chameleon', label: { en: 'the chameleon', zh: '变色龙' } },
  { value: 'other', label: { en: 'one who knows the word', zh: '知情者' } },
] as const

/** What am I, and who is the chameleon? The chameleon knows who it is, so the second is judged of the others alone. */
export const firstOrderProbe: ChameleonProbe = {
  id: 'first-order',
  name: { en: 'First order', zh: '一阶' },
  summary: {
    en: 'Before the vote: which role does one have oneself, and who is the chameleon?',
    zh: '投票前：自己是什么身份？谁是变色龙？',
  },
  asks: 'everybody',
  after: beforeTheVote,
  seats: ({ candidates }) => candidates,
  question: ({ language }) => questions[language],
  fields: ({ candidates, aliases }) => [
    { kind: 'choice', name: 'role', label: { en: 'your own role', zh: '自己的身份' }, choices: roles },
    {
      kind: 'seat',
      name: 'chameleon',
      label: { en: 'the chameleon', zh: '变色龙' },
      seats: candidates.map((seat) => ({ seat, alias: aliases[seat] ?? '' })),
    },
  ],
  measures: {
    'self-identity': { en: 'Own identity', zh: '自己的身份' },
    '1-identity': { en: 'Identity of others', zh: '他人的身份' },
  },
  score: ({ truth, seat, values }) => {
    const isChameleon = truth.chameleon === seat
    const others = isChameleon ? [] : votableBy(truth, seat)
    const chameleons = others.filter((other) => other === truth.chameleon).length
    const own = isChameleon ? 'chameleon' : 'other'
    return {
      tallies: {
        'self-identity': { right: values['role'] === own ? 1 : 0, asked: 1 },
        '1-identity': {
          right: rightAbout(others, values['chameleon'], truth.chameleon),
          asked: others.length,
        },
      },
      guesses: {
        'self-identity': { asked: 1, even: 1 / roles.length, same: { [own]: 1 } },
        '1-identity': {
          asked: others.length,
          even: evenAbout(others, truth.chameleon, Math.max(1, others.length)),
          same: { chameleon: chameleons, other: others.length - chameleons },
        },
      },
    }
  },
}

const questions = {
  en: 'This is a question beside the game. Nobody at the table hears your answer, and nothing in the match depends on it. Which role do you have yourself, and who is the chameleon? If it is you, name yourself.',
  zh: '这是游戏之外的提问，场上没有人会听到你的回答，对局也不受影响。你自己是什么身份？谁是变色龙？如果是你，就写自己。',
} as const

export const predictionsProbe: ChameleonProbe = predictedDeductions<ChameleonState, ChameleonEvent>({
  called: { en: 'the chameleon', zh: '变色龙' },
  deduction: { probe: firstOrderProbe.id, field: 'chameleon' },
  measure: '2-deduction',
  after: beforeTheVote,
  seats: ({ candidates }) => candidates,
  table: ({ aliases, language }) => ({ aliases, language }),
})

export const chameleonProbes: readonly ChameleonProbe[] = [firstOrderProbe, predictionsProbe]
