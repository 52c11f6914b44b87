import { parentPort } from 'node:worker_threads'
import {
  fitRatings,
  fitSides,
  measureBoard,
  normalisedTable,
  oneNumber,
  takeInMatches,
  unpackMatches,
} from '@wis/ratings'
import type { FieldSize } from '@wis/ratings'

/** What a thread does for the ratings. */
const tasks = {
  fit: (packed: Int32Array<ArrayBuffer>, field: FieldSize) => fitRatings(unpackMatches(packed), field),
  fitSides,
  takeIn: takeInMatches,
  tabulate: normalisedTable,
  measure: measureBoard,
  findOneNumber: oneNumber,
}

export type Tasks = typeof tasks

export interface AskedTask<Name extends keyof Tasks = keyof Tasks> {
  readonly task: Name
  readonly given: Parameters<Tasks[Name]>
}

parentPort?.once('message', ({ task, given }: AskedTask) =>
  parentPort?.postMessage(Reflect.apply(tasks[task], undefined, given)),
)
