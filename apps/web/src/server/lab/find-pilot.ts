import type { Database } from '@wis/db'
import { experimentReport, readExperiment } from '@wis/db/experiments'
import { readPilot, specFault } from '@wis/lab'
import type { Pilot, SpecFault } from '@wis/lab'

interface Wanted {
  /** The id of an experiment. */
  readonly wanted: string | undefined
  readonly game: string
  readonly userId: string
}

interface FoundPilot {
  readonly report: Pilot | undefined
  readonly faults: readonly SpecFault[]
}

/** The report of an earlier experiment that is over: one's own, or one that everybody may read. */
export async function findPilot(db: Database, { wanted, game, userId }: Wanted): Promise<FoundPilot> {
  if (wanted === undefined) return { report: undefined, faults: [] }
  const found = await readExperiment(db, wanted)
  const mayRead = found && found.state === 'ended' && (found.access === 'public' || found.ownerId === userId)
  const report = mayRead ? readPilot((await experimentReport(db, wanted))?.report) : undefined
  if (!report) return { report: undefined, faults: [specFault('pilot', 'no-pilot')] }
  if (report.spec.game !== game)
    return {
      report: undefined,
      faults: [specFault('pilot', 'pilot-of-other-game', { game: report.spec.game })],
    }
  return { report, faults: [] }
}
