import type { GameRequest } from '@wis/protocol'
import type { TaskPlayer } from './judge-locally.ts'

/** Judges without a model, to try judging out and to test it. They rate by something that anybody can count. */
export const sampleJudges: Readonly<Record<string, TaskPlayer>> = {
  /** The longer the last part, the higher: by its letters, from none to 60. */
  'sample-counter': (request) => rated(request, 0),
  /** The same, one step too kind. */
  'sample-kind': (request) => rated(request, 1),
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
