import { createHash } from 'node:crypto'
import { scoredProbes, withScores } from '@wis/lab'
import type { PlannedMatch, PlayedLocally, PlayedMatch, ProbeRow, Schedule } from '@wis/lab'
import type { Cost } from './agents/ledger.ts'
import type { KeptAnswer } from './agents/play-with-agents.ts'

/** A match in the file of a run. `log` is the SHA-256 of its log. */
export interface KeptMatch {
  readonly log: string
  readonly played: PlayedMatch
  readonly probes: readonly ProbeRow[]
  /** What models and programs answered, in the order of the rulings. Absent if only house players sat there. */
  readonly answers?: readonly KeptAnswer[]
  readonly used?: Cost & { readonly ms: number; readonly attempts: number }
}

interface Over {
  readonly schedule: Schedule
  readonly planned: PlannedMatch
  readonly result: PlayedLocally
  readonly probes: readonly ProbeRow[]
}

/** A match that is over, with the scores of its probes. */
export function keptMatch({ schedule: { kit }, planned, result, probes }: Over): KeptMatch {
  const { log, played } = result
  const scores = scoredProbes({ kit, log, subject: planned.seat, rows: probes })
  return {
    log: hashOf(log),
    played: probes.length > 0 ? withScores(played, { rows: probes, scores }) : played,
    probes,
  }
}

export const hashOf = (log: PlayedLocally['log']) =>
  createHash('sha256').update(JSON.stringify(log)).digest('hex')
