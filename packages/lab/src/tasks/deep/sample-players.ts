import type { TaskPlayer } from '../../judges/judge-locally.ts'
import { sampleJudges, sampleReaders } from '../../judges/sample-judges.ts'
import { deepWords } from './deep-words.ts'

/**
 * Players without a model, to try the task out and to test it. Their descriptions claim things that can be checked: the
 * first and the last letter of the word, or its field.
 */
export const sampleDescribers: Readonly<Record<string, TaskPlayer>> = {
  /** Clear where it should be, and veiled where it should be. */
  'sample-speller': ({ observation: { data } }) => {
    const word = String(data['word'])
    if (data['mode'] === 'aggressive') return answer('description', spelled(word))
    return data['step'] === 1 ? answer('candidates', domainOf(word)) : answer('description', fieldOf(word))
  },
  /** Always clear. */
  'sample-blabber': ({ observation: { data } }) => {
    const word = String(data['word'])
    return data['mode'] === 'conservative' && data['step'] === 1
      ? answer('candidates', domainOf(word))
      : answer('description', spelled(word))
  },
}

/** A judge that checks the claims: 5 if all are true, 1 if none is. */
const checker: TaskPlayer = ({ observation: { data } }) => {
  const word = String(data['word'])
  const claims = String(data['description']).split(' + ')
  const held = claims.filter((claim) => [...spelled(word).split(' + '), fieldOf(word)].includes(claim))
  return answer('rating', Math.round(1 + (4 * held.length) / claims.length))
}

/** Judges without a model that give numbers. */
export const numberJudges: Readonly<Record<string, TaskPlayer>> = {
  'sample-checker': checker,
  ...sampleJudges,
}

/** Judges without a model. */
export const judgesAtHand: Readonly<Record<string, TaskPlayer>> = { ...numberJudges, ...sampleReaders }

export const samplePlayers: Readonly<Record<string, TaskPlayer>> = { ...sampleDescribers, ...judgesAtHand }

const answer = (name: string, value: string | number) => JSON.stringify({ [name]: value })

const spelled = (word: string) => `a:${[...word].at(0) ?? ''} + z:${[...word].at(-1) ?? ''}`

const fieldOf = (word: string) => `#${domainOf(word)}`

function domainOf(word: string): string {
  const found = deepWords.find(({ in: { en, zh } }) =>
    [en.target, en.distractor, zh.target, zh.distractor].includes(word),
  )
  return found?.domain ?? ''
}
