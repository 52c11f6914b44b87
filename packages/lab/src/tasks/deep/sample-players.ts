import type { GameRequest } from '@wis/protocol'
import type { TaskPlayer } from '../../judges/judge-locally.ts'
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

/** Judges without a model, to try judging out and to test it. They rate by something that anybody can count. */
const sampleJudges: Readonly<Record<string, TaskPlayer>> = {
  /** The longer the last part, the higher: by its letters, from none to 60. */
  'sample-counter': (request) => rated(request, 0),
  /** The same, one step too kind. */
  'sample-kind': (request) => rated(request, 1),
}

/** Those that choose from a list and give no number. */
export const sampleReaders: Readonly<Record<string, TaskPlayer>> = {
  /** Chooses from a list what shares most words, or signs in Chinese, with the last part. It gives no number. */
  'sample-reader': (request) => read(request),
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

const longest = 60

function rated({ observation: { data }, fields }: GameRequest, kindness: number): string {
  const rating = fields.properties['rating']
  if (rating?.type !== 'integer') return ''
  const { minimum: least, maximum: most } = rating
  const letters = [...String(Object.values(data).at(-1) ?? '')].length
  const step = Math.round((Math.min(longest, letters) / longest) * (most - least))
  return JSON.stringify({ rating: Math.min(most, least + step + kindness) })
}

function read({ observation: { data }, fields }: GameRequest): string {
  const list = fields.properties['picks']
  if (list?.type !== 'array' || !('uniqueItems' in list)) return ''
  const { enum: values, labels = values } = list.items
  const said = wordsOf(String(Object.values(data).at(-1) ?? ''))
  const shared = (label: string) => [...wordsOf(label)].filter((word) => said.has(word)).length
  const best = values
    .map((value, at) => ({ value, score: shared(labels[at] ?? '') }))
    .toSorted((one, other) => other.score - one.score)
  return JSON.stringify({ picks: best.slice(0, list.minItems).map(({ value }) => value) })
}

/** Words of four letters or more, and signs that are no Latin ones. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}|[^\x00-\x7f]/gu) ?? [])
