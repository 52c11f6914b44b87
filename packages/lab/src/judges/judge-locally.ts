import { readFields } from '@wis/games'
import type { Field, FieldValues } from '@wis/games'
import type { GameRequest } from '@wis/protocol'
import { dueRatings } from './due-ratings.ts'
import type { DueRating, Rating } from './due-ratings.ts'
import { judgementRequest, judgementRow, judgementTries } from './judging.ts'
import type { AskedJudge, JudgementRow, Served } from './judging.ts'
import { ratingField } from './rubric.ts'

/** A question that is no turn of a match, and how often it is asked while its answer cannot be read. */
export interface TaskQuestion {
  readonly request: GameRequest
  readonly fields: readonly Field[]
  readonly tries: number
}

/** The exchange about one question, as rows keep it. */
export interface Exchange {
  readonly prompt: string
  readonly raw: readonly string[]
  /** Null if no answer could be read. */
  readonly values: FieldValues | null
  /** What the server said of itself. */
  readonly served?: Served
}

/** A scripted player in the same process: the text of its answer. Empty if it has none. */
export type TaskPlayer = (request: GameRequest) => string

export interface JudgedLocally extends Rating {
  playerCalled(name: string): TaskPlayer
}

/** Has judges in the same process rate everything at once. The same items and judges give the same rows. */
export function judgeLocally({ playerCalled, ...rating }: JudgedLocally): readonly JudgementRow[] {
  return dueRatings(rating).map((one) => {
    const { rubric, due } = one
    return judgementRow(rubric, due, askedLocally(playerCalled(due.judge), ratingQuestion(one)))
  })
}

type Dated = Partial<Pick<AskedJudge, 'deadline' | 'run'>>

/** What a judge is asked for a rating. */
export const ratingQuestion = (
  { rubric, language, due }: DueRating,
  { deadline = '', ...run }: Dated = {},
): TaskQuestion => ({
  request: judgementRequest({ rubric, due, language, deadline, ...run }),
  fields: [ratingField(rubric)],
  tries: judgementTries,
})

/** The exchange with a player in the same process. */
export function askedLocally(player: TaskPlayer, { request, fields, tries }: TaskQuestion): Exchange {
  const raw: string[] = []
  const prompt = JSON.stringify(request)
  for (let attempt = 0; attempt < tries; attempt++) {
    const text = player({ ...request, turn: { ...request.turn, tries: attempt } })
    raw.push(text)
    const filled = readFields(fields, text)
    if (filled.ok) return { prompt, raw, values: filled.values }
  }
  return { prompt, raw, values: null }
}

/** The exchange with a model or a program, as its kept answers tell it. Nobody is asked. */
export function askedBefore(
  { request, fields }: TaskQuestion,
  { raw, served }: Pick<Exchange, 'raw' | 'served'>,
): Exchange {
  const filled = readFields(fields, raw.at(-1) ?? '')
  const values = filled.ok ? filled.values : null
  return { prompt: JSON.stringify(request), raw, values, ...(served && { served }) }
}
