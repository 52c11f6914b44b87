import { errorStatus } from '@wis/protocol/basics'
import type { ApiError, ErrorCode } from '@wis/protocol/basics'

export interface Issue {
  readonly path: string
  readonly message: string
}

/** An expected failure, told to the person who asked. Any other thrown error is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly userMessage: string
  readonly issues: readonly Issue[]
  /** How many seconds to wait before asking again, if that is known. */
  retryAfter?: number

  constructor(code: ErrorCode, userMessage: string, issues: readonly Issue[] = []) {
    super(`${code}: ${userMessage}`)
    this.name = 'AppError'
    this.code = code
    this.userMessage = userMessage
    this.issues = issues
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** What was found. Refuses the call if that is nothing. */
export function found<Thing>(thing: Thing | undefined | null, missing: string): Thing {
  if (thing === undefined || thing === null) throw new AppError('not-found', missing)
  return thing
}

/** A game may have been taken off after matches of it were played. Its name tells the error in any copy of the code. */
const told = (error: unknown): AppError =>
  error instanceof AppError
    ? error
    : error instanceof Error && error.name === 'UnknownGame'
      ? new AppError('not-found', 'The game of this match is not installed here.')
      : unexpected

/** The one shape of every error. A bug reads as "unavailable", because its details belong in the log. */
export function errorBody(error: unknown): { readonly status: number; readonly body: ApiError } {
  const { status, code, userMessage, issues } = told(error)
  return {
    status,
    body: { error: { code, message: userMessage, ...(issues.length > 0 && { issues: [...issues] }) } },
  }
}

const unexpected = new AppError(
  'unavailable',
  'The platform cannot answer this right now. Try again in a moment.',
)
