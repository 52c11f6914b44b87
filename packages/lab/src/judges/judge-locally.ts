import { readFields } from '@wis/games'
import type { Field } from '@wis/games'
import type { GameRequest } from '@wis/protocol'
import { dueRatings } from './due-ratings.ts'
import type { Rating } from './due-ratings.ts'
import { judgementRequest, judgementRow, judgementTries } from './judging.ts'
import type { JudgementRow } from './judging.ts'
import { ratingField } from './rubric.ts'

/** A scripted player in the same process: the text of its answer. Empty if it has none. */
export type TaskPlayer = (request: GameRequest) => string

export interface JudgedLocally extends Rating {
  playerCalled(name: string): TaskPlayer
}

/** Has judges in the same process rate everything at once. The same items and judges give the same rows. */
export function judgeLocally({ playerCalled, ...rating }: JudgedLocally): readonly JudgementRow[] {
  return dueRatings(rating).map(({ rubric, language, due }) => {
    const request = judgementRequest({ rubric, due, language, deadline: '' })
    const answered = exchange(request, [ratingField(rubric)], playerCalled(due.judge), judgementTries)
    return judgementRow(rubric, due, answered)
  })
}

/** The exchange about one question, as rows keep it. */
export function exchange(request: GameRequest, fields: readonly Field[], player: TaskPlayer, tries: number) {
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
