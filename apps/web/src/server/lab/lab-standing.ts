import type { Database } from '@wis/db'
import { excessesOf, labUseOf } from '@wis/db/experiments'
import type { LabExcess } from '@wis/db/experiments'
import { specFault } from '@wis/lab'
import type { SpecFault } from '@wis/lab'
import type { ExperimentPlan } from '@wis/protocol'
import { labLimits } from '../env/env.ts'

const mebibyte = 1024 * 1024
const mebibytes = (bytes: number) => String(Math.ceil(bytes / mebibyte))

/** A limit of the operator's that an experiment goes beyond, as a fault of its specification. */
export function faultOfExcess({ limit, most, used, wanted }: LabExcess): SpecFault {
  switch (limit) {
    case 'matches':
      return specFault('design', 'beyond-matches', { most: String(most), wanted: String(wanted) })
    case 'outstanding':
      return specFault('design', 'beyond-outstanding', {
        most: String(most),
        used: String(used),
        wanted: String(wanted),
      })
    case 'storedBytes':
      return specFault('', 'beyond-stored', { most: mebibytes(most), used: mebibytes(used) })
  }
}

export interface LabStanding {
  readonly faults: readonly SpecFault[]
  /** Where it would stand in line. Null if it would run at once. */
  readonly line: ExperimentPlan['line']
  readonly limits: ExperimentPlan['limits']
}

interface Wished {
  readonly userId: string
  readonly matches: number
  /** How many of them are not among the member's outstanding ones yet. */
  readonly more: number
}

const nobody: LabStanding = { faults: [], line: null, limits: null }

/** What a member has left of the laboratory, for an experiment of so many matches. */
export async function labStanding(db: Database, { userId, matches, more }: Wished): Promise<LabStanding> {
  if (userId === '') return nobody
  const limits = labLimits()
  const use = await labUseOf(db.pool, userId)
  const { isExempt, running, queued, outstanding, storedBytes } = use
  const mostOf = (most: number) => (isExempt || most === Infinity ? null : most)
  const mostRunning = mostOf(limits.running)
  const waits = mostRunning !== null && running + queued >= mostRunning
  return {
    faults: excessesOf(use, limits, { matches, more }).map(faultOfExcess),
    line: waits ? { place: queued + 1, running, most: mostRunning } : null,
    limits: {
      running: { used: running, most: mostRunning },
      matchesOfOne: { most: mostOf(limits.matches) },
      matchesToPlay: { used: outstanding, most: mostOf(limits.outstanding) },
      storedBytes: { used: storedBytes, most: mostOf(limits.storedBytes) },
    },
  }
}
