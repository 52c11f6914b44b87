import type { InBoth } from '@wis/engine'
import type { ExportedExperiment, ExportedMake } from '../exported/format.ts'
import type { PlanFixed } from '../report/report.ts'

/** What stands behind a name of a specification. */
export interface PlayerFacts {
  /** `house`, `sample`, or how it is reached. */
  readonly kind: string
  /** What readers call it, if not as the specification does. */
  readonly name?: InBoth<string>
  readonly version?: number
  readonly made?: ExportedMake | undefined
}

export type Edition =
  | { readonly kind: 'version'; readonly version: number; readonly at: string }
  /** It still changes. */
  | { readonly kind: 'preliminary'; readonly matches: number; readonly at: string }

/** What a paper says of a study beside its specification and its report. */
export interface StudyFacts {
  /** Absent for a run in a terminal. */
  readonly id?: string
  readonly url?: string | undefined
  /** The account that planned it, if it may be named. */
  readonly owner?: string | null
  /** When it ended, or else was planned. */
  readonly at?: string
  readonly plan?: PlanFixed
  /** The version of the report that is cited. Absent where it has no readers but its owner. */
  readonly edition?: Edition
  readonly software: string
  readonly players: Readonly<Record<string, PlayerFacts>>
}

/** The plan that was fixed before the first match. Undefined in an export of before plans were hashed. */
export function planFixed({ plan: { sha256, at } }: Pick<ExportedExperiment, 'plan'>): PlanFixed | undefined {
  return sha256 === undefined || at === undefined ? undefined : { sha256, at }
}

/** The facts of an experiment that was exported, or is about to be. */
export function factsOfExport(about: ExportedExperiment): StudyFacts {
  const { id, platform, players, endedAt, startedAt } = about
  const plan = planFixed(about)
  const at = endedAt ?? startedAt ?? plan?.at
  return { id, software: platform.version, players, ...(plan && { plan }), ...(at !== undefined && { at }) }
}
