import type { Language } from '@wis/engine'
import { languages, readFields } from '@wis/games'
import type { Field, FieldValues } from '@wis/games'
import type { GameRequest } from '@wis/protocol'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import type { ItemOfMatch } from './items-of.ts'
import { dueJudgements, judgementRequest, judgementRow, judgementTries } from './judging.ts'
import type { AskedJudge, DueJudgement, JudgementRow, Served } from './judging.ts'
import { ratingField } from './rubric.ts'
import type { Rubric } from './rubric.ts'
import { rubricCalled } from './rubrics.ts'

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

/** A rating that is to be asked for, by which rubric and in which language. */
export interface DueRating {
  readonly rubric: Rubric
  readonly language: Language
  readonly due: DueJudgement
}

interface Rating {
  readonly judges: ExperimentSpec['judges']
  readonly seed: string
  /** All items of a rubric, in any order. */
  itemsFor(rubric: string): readonly ItemOfMatch[]
}

/** All ratings of an experiment or a task, language by language and judge by judge, each in an order of its own. */
export function dueRatings({ judges, seed, itemsFor }: Rating): readonly DueRating[] {
  return languages.flatMap((language) =>
    judges.flatMap(({ rubric: id, ...judge }) => {
      const rubric = rubricCalled(id)
      if (!rubric) throw new RangeError(`there is no rubric ${id}`)
      const items = itemsFor(id).filter((item) => item.language === language)
      return dueJudgements({ rubric, items, judges: [judge], seed }).map((due) => ({ rubric, language, due }))
    }),
  )
}

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
