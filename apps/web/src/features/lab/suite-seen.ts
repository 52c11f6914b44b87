import 'server-only'
import { suiteReport } from '@wis/db/experiments'
import { renamedSuite } from '@wis/lab'
import type { SuiteReport } from '@wis/lab'
import type { SuitePage } from '@wis/protocol'
import { AppError } from '../../server/app-error.ts'
import { database } from '../../server/database.ts'
import { looksAfterSuite, requireSuite, suitePageOf } from '../../server/lab/find-suite.ts'
import type { NamedSuite } from '../../server/lab/find-suite.ts'
import type { Viewer } from '../../server/permissions.ts'
import { currentUser } from '../../server/session.ts'
import { secretIn, viewerOf } from './experiment-seen.ts'

export interface SuiteSeen {
  readonly suite: NamedSuite
  readonly page: SuitePage
  /** Undefined before the first one. */
  readonly report: SuiteReport | undefined
  /** Whether the reader may control it. */
  readonly isInCharge: boolean
  readonly viewer: Viewer
  /** The secret of its link, if the reader came by it. */
  readonly share: string | undefined
}

/** A suite as the reader of a page may see it; undefined if that is not at all. */
export async function suiteSeen(id: string, asked?: unknown): Promise<SuiteSeen | undefined> {
  const viewer = viewerOf(await currentUser())
  const share = secretIn(asked)
  try {
    const suite = await requireSuite({ db: database(), params: { id }, viewer, query: { share } })
    const stored = await suiteReport(database(), id)
    // It is stored as the laboratory made it.
    const report = stored && renamedSuite(stored.report as SuiteReport, suite.names)
    return {
      suite,
      page: suitePageOf(suite, viewer),
      report,
      isInCharge: looksAfterSuite(viewer, suite),
      viewer,
      share,
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return undefined
    throw error
  }
}
