import { parentPort } from 'node:worker_threads'
import { fitRatings, unpackMatches } from '@wis/ratings'
import type { FieldSize } from '@wis/ratings'

/** What a thread of its own is asked: all matches of a season and language, and how many agents and pairs they name. */
export interface FitRequest {
  readonly packed: Int32Array<ArrayBuffer>
  readonly field: FieldSize
}

parentPort?.once('message', ({ packed, field }: FitRequest) => {
  parentPort?.postMessage(fitRatings(unpackMatches(packed), field))
})
