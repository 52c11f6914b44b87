import type { Database } from '@wis/db'
import { droppedJudgings, dueAnnotations, openAskings } from '@wis/db/experiments'
import type { OpenAsking } from '@wis/db/experiments'
import { readAny } from '@wis/lab'
import { keyOf } from './asking.ts'
import type { Asking } from './asking.ts'

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
