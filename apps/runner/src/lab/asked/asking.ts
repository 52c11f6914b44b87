import type { Database } from '@wis/db'
import { droppedJudgings, dueAnnotations, openAskings } from '@wis/db/experiments'
import type { OpenAsking } from '@wis/db/experiments'
import { readAny } from '@wis/lab'
import type { ReadAny } from '@wis/lab'

export type ReadableExperiment = Extract<ReadAny, { readonly ok: true }>

/** Work beside matches, one agent at a time. Its key names the experiment, and a job of each key runs once. */
export type Asking =
  | { readonly kind: 'items'; readonly id: string; readonly round: number }
  | { readonly kind: 'judge'; readonly id: string; readonly round: number; readonly name: string }
  | { readonly kind: 'describe'; readonly id: string; readonly name: string }
  /** Stores the ratings of a dropped round that nobody gave. */
  | { readonly kind: 'missing'; readonly id: string; readonly round: number }
  /** Makes what people rate. */
  | { readonly kind: 'people'; readonly id: string }

function keyOf(asking: Asking): string {
  const { kind, id } = asking
  const round = 'round' in asking ? String(asking.round) : ''
  return [kind, id, round, 'name' in asking ? asking.name : ''].join('/')
}

/** Undefined for the key of a match. */
export function askingOf(key: string): Asking | undefined {
  const [kind, id = '', round = '', name = ''] = key.split('/')
  switch (kind) {
    case 'items':
      return { kind, id, round: Number(round) }
    case 'missing':
      return { kind, id, round: Number(round) }
    case 'judge':
      return { kind, id, round: Number(round), name }
    case 'describe':
      return { kind, id, name }
    case 'people':
      return { kind, id }
    default:
      return undefined
  }
}

/**
 * The jobs beside matches: what agents are asked in running experiments, and what is made or ended for ratings. One that is
 * queued or under way stays one.
 */
export async function askingsDue(db: Database): Promise<readonly string[]> {
  const open = await openAskings(db)
  const forPeople = (await dueAnnotations(db)).map((id): Asking => ({ kind: 'people', id }))
  const missing = (await droppedJudgings(db)).map((one): Asking => ({ kind: 'missing', ...one }))
  return [...new Set([...open.flatMap(askingsOf), ...forPeople, ...missing].map(keyOf))]
}

function askingsOf({ id, spec, isPlayed, round, state, judges }: OpenAsking): readonly Asking[] {
  if (!isPlayed) {
    const read = readAny(spec)
    if (!read.ok || read.kind !== 'task') return []
    return read.spec.subjects.map((name) => ({ kind: 'describe', id, name }))
  }
  if (round === null) return []
  if (state === 'waiting') return [{ kind: 'items', id, round }]
  return (judges ?? []).map(({ agent: name }) => ({ kind: 'judge', id, round, name }))
}
