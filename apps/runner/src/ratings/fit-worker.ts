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
import type {
  BoardStatistics,
  CountedMatch,
  FieldSize,
  GameRatings,
  MeasuredField,
  MeasuredMatch,
  NormalisedRow,
  OneNumber,
  RatingTable,
  ResampledValues,
  SideRating,
  ValueColumn,
  ValueKind,
} from '@wis/ratings'

/** The task of the thread: all matches of a season and language, and the numbers of their agents and pairs. */
export interface FitRequest {
  readonly packed: Int32Array<ArrayBuffer>
  readonly field: FieldSize
}

/** Another task of the thread: all results of a game between sides. */
export interface FitSidesRequest {
  readonly results: readonly CountedMatch[]
}

/** Counts more matches for values with intervals. */
export interface TakeInRequest {
  readonly values: ResampledValues
  readonly matches: readonly MeasuredMatch[]
  readonly kind: ValueKind
}

/** Sets the values of several games side by side. */
export interface TabulateRequest {
  readonly columns: readonly ValueColumn[]
  readonly least: number
}

/** Measures what the ratings of a board do not tell. */
export interface MeasureRequest {
  readonly measured: MeasuredField
}

/** Finds one number over several games. */
export interface OneNumberRequest {
  readonly games: readonly GameRatings[]
}

export type WorkerRequest =
  | FitRequest
  | FitSidesRequest
  | TakeInRequest
  | TabulateRequest
  | MeasureRequest
  | OneNumberRequest

export type Fitted<Request> = Request extends FitRequest
  ? RatingTable
  : Request extends FitSidesRequest
    ? readonly SideRating[]
    : Request extends TakeInRequest
      ? ResampledValues
      : Request extends MeasureRequest
        ? BoardStatistics
        : Request extends OneNumberRequest
          ? OneNumber | undefined
          : readonly NormalisedRow[]

parentPort?.once('message', (request: WorkerRequest) => parentPort?.postMessage(answerTo(request)))

function answerTo(request: WorkerRequest): Fitted<WorkerRequest> {
  if ('results' in request) return fitSides(request.results)
  if ('columns' in request) return normalisedTable(request.columns, request.least)
  if ('measured' in request) return measureBoard(request.measured)
  if ('games' in request) return oneNumber(request.games)
  if ('values' in request) return takeInMatches(request.values, request.matches, request.kind)
  return fitRatings(unpackMatches(request.packed), request.field)
}
