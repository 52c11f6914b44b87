import { exchange, judgeLocally } from '../judges/judge-locally.ts'
import type { TaskPlayer } from '../judges/judge-locally.ts'
import type { JudgementRow } from '../judges/judging.ts'
import { deepItems } from './deep/deep-table.ts'
import { deepQuestion, deepRow, deepUnits, describeTries } from './deep/deep-units.ts'
import type { DeepRow, DeepUnit } from './deep/deep-units.ts'
import type { TaskSpec } from './task-spec.ts'

export interface PlayedTask {
  readonly rows: readonly DeepRow[]
  readonly ratings: readonly JudgementRow[]
}

/** Does a whole task at once. The same task and players give the same rows. */
export function playTask(spec: TaskSpec, playerCalled: (name: string) => TaskPlayer): PlayedTask {
  const rows = deepUnits(spec).map((unit) => describe(unit, playerCalled(unit.subject)))
  const { judges, seed } = spec
  return { rows, ratings: judgeLocally({ judges, seed, itemsFor: () => deepItems(rows), playerCalled }) }
}

function describe(unit: DeepUnit, player: TaskPlayer): DeepRow {
  const done: ReturnType<typeof exchange>[] = []
  const answers = () => done.flatMap(({ values }) => (values === null ? [] : [values]))
  for (let next = deepQuestion(unit, [], ''); next; next = deepQuestion(unit, answers(), '')) {
    done.push(exchange(next.request, next.fields, player, describeTries))
    if (done.at(-1)?.values === null) break
  }
  return deepRow(unit, { asked: done.map(({ prompt, raw }) => ({ prompt, raw })), answers: answers() })
}
