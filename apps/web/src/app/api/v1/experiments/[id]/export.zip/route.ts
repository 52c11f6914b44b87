import { setTimeout as wait } from 'node:timers/promises'
import { experimentReport, isUnderWay, judgingsOf } from '@wis/db/experiments'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { Raw } from '../../../../../../server/api/raw.ts'
import { AppError } from '../../../../../../server/app-error.ts'
import { streamOf } from '../../../../../../server/export/stream-of.ts'
import { platform } from '../../../../../../server/keys/signing-keys.ts'
import { experimentArchive } from '../../../../../../server/lab/experiment-archive.ts'
import { requireExperiment } from '../../../../../../server/lab/find-experiment.ts'
import type { Use } from '../../../../../../server/rate-limit/allowance.ts'

/** Reading this many matches costs as much as one call. */
const matchesPerUse = 50

export const GET = endpoint('GET /experiments/{id}/export.zip', {
  answer: async (call) => {
    const experiment = await requireExperiment(call)
    const { id, state, played, judged } = experiment
    if ((state !== 'ended' && state !== 'cancelled' && state !== 'paused') || (await isUnderWay(call.db, id)))
      throw new AppError(
        'conflict',
        'An experiment is exported once it has ended, was cancelled, or is paused.',
      )
    const found = await experimentReport(call.db, id)
    if (!found) throw new AppError('conflict', 'There is nothing to export: no match of it is over.')
    if (found.matches < played || found.judged < judged)
      throw new AppError('conflict', 'Its report is being computed. Ask again soon.')
    let read = 0
    const onMatches = async (count: number) => {
      const uses = Math.floor((read + count) / matchesPerUse) - Math.floor(read / matchesPerUse)
      read += count
      if (uses > 0) await untilAllowed(call.owe(uses), call.request.signal)
    }
    const bytes = experimentArchive({
      db: call.db,
      experiment,
      state,
      report: found.report,
      platform: platform(),
      onMatches,
      judgings: await judgingsOf(call.db, id),
      reader: call.viewer.kind === 'member' ? call.viewer.userId : undefined,
    })
    const headers = { 'content-disposition': `attachment; filename="experiment-${id}.zip"` }
    return new Raw(await streamOf(bytes), { type: 'application/zip', headers })
  },
})

/** The use was already taken and may leave a debt. The wait lasts until the debt is gone. */
async function untilAllowed(uses: readonly Use[], signal: AbortSignal): Promise<void> {
  const owedMs = Math.max(0, ...uses.map(({ usedMs, windowMs }) => usedMs - windowMs))
  if (owedMs > 0) await wait(owedMs, undefined, { signal })
}
