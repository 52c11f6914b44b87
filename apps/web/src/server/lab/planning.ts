import type { ExperimentPlayers, Invitation } from '@wis/db/experiments'
import type { ExperimentSpec, SpecFault, TaskSpec } from '@wis/lab'
import type { ExperimentPlan } from '@wis/protocol'

/** An experiment that can be played, or a task. */
export interface Planned {
  readonly spec: Omit<ExperimentSpec | TaskSpec, 'annotators'>
  /** A task stands in the place of a game. */
  readonly game: string
  readonly plan: NonNullable<ExperimentPlan['plan']>
  readonly players: ExperimentPlayers
  /** The people who rate beside the judges. The specification does not name them any more. */
  readonly annotators: Invitation
}

/** What was planned, if the specification could be read; and everything that keeps it from being played. */
export interface Planning {
  readonly faults: readonly SpecFault[]
  readonly planned: Planned | undefined
}

/** With what its author has left of the laboratory. */
export interface PlanningOfMember extends Planning {
  readonly line: ExperimentPlan['line']
  readonly limits: ExperimentPlan['limits']
}
