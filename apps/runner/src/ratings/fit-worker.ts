import { parentPort } from 'node:worker_threads'
import { fitRatings, fitSides, unpackMatches } from '@wis/ratings'
import type { CountedMatch, FieldSize, RatingMethod, RatingTable, SideRating } from '@wis/ratings'

/** The task of the thread: all matches of a season and language, and the numbers of their agents and pairs. */
export interface FitRequest {
  readonly packed: Int32Array<ArrayBuffer>
  readonly field: FieldSize
  readonly method: RatingMethod
}

/** Another task of the thread: all results of a game between sides. */
export interface FitSidesRequest {
  readonly results: readonly CountedMatch[]
}

export type Fitted<Request> = Request extends FitRequest ? RatingTable : readonly SideRating[]

parentPort?.once('message', (request: FitRequest | FitSidesRequest) => {
  if ('results' in request) return parentPort?.postMessage(fitSides(request.results))
  const { packed, field, method } = request
  parentPort?.postMessage(fitRatings(unpackMatches(packed), field, method))
})
