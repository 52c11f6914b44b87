import { parentPort } from 'node:worker_threads'
import { fitRatings, unpackMatches } from '@wis/ratings'
import type { FieldSize, RatingMethod } from '@wis/ratings'

/** The task of the thread: all matches of a season and language, and the numbers of their agents and pairs. */
export interface FitRequest {
  readonly packed: Int32Array<ArrayBuffer>
  readonly field: FieldSize
  readonly method: RatingMethod
}

parentPort?.once('message', ({ packed, field, method }: FitRequest) => {
  parentPort?.postMessage(fitRatings(unpackMatches(packed), field, method))
})
