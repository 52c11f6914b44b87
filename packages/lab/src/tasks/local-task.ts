import { askedLocally, judgeLocally } from '../judges/judge-locally.ts'
import type { TaskPlayer } from '../judges/judge-locally.ts'
import type { JudgementRow } from '../judges/judging.ts'
import { deepItems } from './deep/deep-table.ts'
import { deepUnits, describedNow } from './deep/deep-units.ts'
import type { DeepRow } from './deep/deep-units.ts'
import type { TaskSpec } from './task-spec.ts'

export interface PlayedTask {
  readonly rows: readonly DeepRow[]
  readonly ratings: readonly JudgementRow[]
}

/** Does a whole task at once. The same task and players give the same rows. */
export function playTask(spec: TaskSpec, playerCalled: (name: string) => TaskPlayer): PlayedTask {
  const rows = deepUnits(spec).map((unit) =>
    describedNow(unit, (question) => askedLocally(playerCalled(unit.subject), question)),
  )
  const { judges, seed } = spec
  return { rows, ratings: judgeLocally({ judges, seed, itemsFor: () => deepItems(rows), playerCalled }) }
}
