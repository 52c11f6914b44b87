import { shownKit } from '../conditions/shown-kit.ts'
import type { PlannedMatch, Schedule } from '../design/planned-match.ts'
import { localProbes } from '../probes/local-probes.ts'
import type { LocalProbed } from '../probes/local-probes.ts'
import type { ProbeRow } from '../probes/probe-row.ts'
import { scoredProbes } from '../probes/scored-probes.ts'
import { withScores } from '../probes/with-scores.ts'
import type { PlayedLocally } from './planned-play.ts'
import { playPlanned } from './play-planned.ts'
import type { LocalPlayer } from './play-planned.ts'

export interface PlayedWithProbes extends PlayedLocally {
  readonly probes: readonly ProbeRow[]
}

interface Asking {
  readonly schedule: Schedule
  readonly planned: PlannedMatch
  /** The names of the probes. */
  readonly probes: readonly string[]
  playerCalled(name: string): LocalPlayer & LocalProbed
}

/** Plays a planned match at once, and asks the probes beside it. */
export function playWithProbes({ schedule, planned, probes, playerCalled }: Asking): PlayedWithProbes {
  const { kit } = schedule
  const { log, played } = playPlanned(schedule, planned, playerCalled)
  if (probes.length === 0) return { log, played, probes: [] }
  const rows = localProbes({ kit, shown: shownKit(schedule, planned), planned, log, probes, playerCalled })
  const scores = scoredProbes({ kit, log, subject: planned.seat, rows })
  return { log, played: withScores(played, { rows, scores }), probes: rows }
}
