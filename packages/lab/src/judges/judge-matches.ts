import type { Entry } from '@wis/engine'
import type { PlannedMatch, Schedule } from '../design/planned-match.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { itemsOf } from './items-of.ts'
import { judgeLocally } from './judge-locally.ts'
import type { TaskPlayer } from './judge-locally.ts'
import type { JudgementRow } from './judging.ts'

interface JudgedMatches {
  readonly spec: Pick<ExperimentSpec, 'judges' | 'seed'>
  readonly schedule: Pick<Schedule, 'kit'>
  readonly matches: readonly { readonly planned: PlannedMatch; readonly log: readonly Entry[] }[]
  judgeCalled(name: string): TaskPlayer
}

/** Has judges in the same process rate all matches of a run. */
export function judgeMatches({
  spec,
  schedule,
  matches,
  judgeCalled,
}: JudgedMatches): readonly JudgementRow[] {
  const { judges, seed } = spec
  return judgeLocally({
    judges,
    seed,
    playerCalled: judgeCalled,
    itemsFor: (rubric) =>
      matches.flatMap(({ planned: { number, seat, language }, log }) =>
        itemsOf(schedule.kit, rubric, { number, seat, log, language }),
      ),
  })
}
