import { readFields } from '@wis/games'
import type { Field } from '@wis/games'
import type { GameRequest } from '@wis/protocol'
import { dueJudgements, judgementRequest, judgementRow, judgementTries } from '../judges/judging.ts'
import type { JudgementRow } from '../judges/judging.ts'
import { ratingField } from '../judges/rubric.ts'
import { rubricCalled } from '../judges/rubrics.ts'
import { deepItems } from './deep/deep-table.ts'
import { deepQuestion, deepRow, deepUnits } from './deep/deep-units.ts'
import type { DeepRow, DeepUnit } from './deep/deep-units.ts'
import type { TaskSpec } from './task-spec.ts'

/** A scripted player in the same process: the text of its answer. Empty if it has none. */
export type TaskPlayer = (request: GameRequest) => string

export interface PlayedTask {
  readonly rows: readonly DeepRow[]
  readonly ratings: readonly JudgementRow[]
}

/** Does a whole task at once. The same task and players give the same rows. */
export function playTask(spec: TaskSpec, playerCalled: (name: string) => TaskPlayer): PlayedTask {
  const rows = deepUnits(spec).map((unit) => describe(unit, playerCalled(unit.subject)))
  return { rows, ratings: spec.language.flatMap((language) => judge(spec, rows, { language, playerCalled })) }
}

/** The exchange about one question, as rows keep it. */
function exchange(request: GameRequest, fields: readonly Field[], player: TaskPlayer, tries: number) {
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

const describeTries = 2

function describe(unit: DeepUnit, player: TaskPlayer): DeepRow {
  const done: ReturnType<typeof exchange>[] = []
  const answers = () => done.flatMap(({ values }) => (values === null ? [] : [values]))
  for (let next = deepQuestion(unit, [], ''); next; next = deepQuestion(unit, answers(), '')) {
    done.push(exchange(next.request, next.fields, player, describeTries))
    if (done.at(-1)?.values === null) break
  }
  return deepRow(unit, { asked: done.map(({ prompt, raw }) => ({ prompt, raw })), answers: answers() })
}

interface Judged {
  readonly language: TaskSpec['language'][number]
  playerCalled(name: string): TaskPlayer
}

function judge(
  { judges, seed }: TaskSpec,
  rows: readonly DeepRow[],
  { language, playerCalled }: Judged,
): readonly JudgementRow[] {
  const items = deepItems(rows, language)
  return judges.flatMap(({ rubric: id, ...one }) => {
    const rubric = rubricCalled(id)
    if (!rubric) throw new RangeError(`there is no rubric ${id}`)
    return dueJudgements({ rubric, items, judges: [one], seed }).map((due) => {
      const request = judgementRequest({ rubric, due, language, deadline: '' })
      const answered = exchange(request, [ratingField(rubric)], playerCalled(due.judge), judgementTries)
      return judgementRow(rubric, due, answered)
    })
  })
}
