import type { GameRequest } from '@wis/protocol'
import type { TaskPlayer } from './judge-locally.ts'

/** Judges without a model, to try judging out and to test it. They rate by something that anybody can count. */
export const sampleJudges: Readonly<Record<string, TaskPlayer>> = {
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
