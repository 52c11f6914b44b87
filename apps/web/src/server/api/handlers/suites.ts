import {
  changeSuiteAccess,
  changeSuiteBudget,
  listSuites,
  moveSuite,
  readSuite,
  reportVersions,
  suiteReport,
} from '@wis/db/experiments'
import { renamedSuite } from '@wis/lab'
import type { SuiteReport } from '@wis/lab'
import { AppError } from '../../app-error.ts'
import { labLimits } from '../../env/env.ts'
import { zipOf } from '../../export/making/zip.ts'
import { streamOf } from '../../export/stream-of.ts'
import { archivedOf, entriesFor, paceOf } from '../../lab/archived.ts'
import { beyondLimit, toldFaults } from '../../lab/beyond-limit.ts'
import { createPlanned } from '../../lab/create-planned.ts'
import {
  changedSuite,
  namedSuites,
  ofSuite,
  requireSuite,
  suiteArchive,
  suitePageOf,
  suiteRowOf,
} from '../../lab/find-suite.ts'
import { planSuite } from '../../lab/plan-suite.ts'
import { requireReport } from '../../lab/report-asked.ts'
import {
  factsOfSuite,
  planOfSuite,
  sendFigures,
  sendPreregistration,
  sendReport,
} from '../../lab/study-of.ts'
import { requireMember } from '../acting-user.ts'
import { Raw } from '../call.ts'
import { endpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'

export const endpoints: readonly Endpoint[] = [
  endpoint('GET /suites/{id}/export.zip', {
    answer: async (call) => {
      const suite = await requireSuite(call)
      const pace = paceOf(call)
      const parts = []
      for (const part of suite.parts) parts.push(await archivedOf(call, part, pace))
      const found = await suiteReport(call.db, suite.id)
      const [played, judged] = (['played', 'judged'] as const).map((field) =>
        suite.parts.reduce((sum, part) => sum + part[field], 0),
      )
      if (!found || found.matches < (played ?? 0) || found.judged < (judged ?? 0))
        throw new AppError('conflict', 'Its report is being computed. Ask again soon.')
      const { format } = call.query
      const bytes =
        format === 'wis'
          ? suiteArchive({
              db: call.db,
              suite,
              report: found.report,
              version: (await reportVersions(call.db, 'suite', suite.id)).newest,
              parts,
            })
          : zipOf(
              await entriesFor(
                format,
                parts.map((part) => [part.experiment.suitePart ?? '', part] as const),
              ),
            )
      const name = `suite-${suite.id}${format === 'wis' ? '' : `-${format}`}.zip`
      const headers = { 'content-disposition': `attachment; filename="${name}"` }
      return new Raw(await streamOf(bytes), { type: 'application/zip', headers })
    },
  }),
  endpoint('GET /suites/{id}/figures', {
    answer: async (call) => {
      const { id, names } = await requireSuite(call)
      const found = await requireReport(call, 'suite', id)
      // It is stored as the laboratory made it.
      return sendFigures(renamedSuite(found.report as SuiteReport, names), call.query, id)
    },
  }),
  endpoint('GET /suites/{id}/preregistration', {
    answer: async (call) => {
      const suite = await requireSuite(call)
      const fixed = planOfSuite(suite)
      return sendPreregistration(fixed, {
        language: call.query.language,
        facts: await factsOfSuite(call, suite),
      })
    },
  }),
  endpoint('GET /suites/{id}/report', {
    answer: async (call) => {
      const suite = await requireSuite(call)
      const { id, names } = suite
      const found = await requireReport(call, 'suite', id)
      const { format, language } = call.query
      // It is stored as the laboratory made it.
      const report = renamedSuite(found.report as SuiteReport, names)
      if (format === 'json') return { ...found, report: { ...report } }
      return sendReport(report, format, { language, facts: await factsOfSuite(call, suite, found) })
    },
  }),
  endpoint('GET /suites/{id}', {
    answer: async (call) => suitePageOf(call.db, await requireSuite(call), call.viewer),
  }),
  endpoint('PATCH /suites/{id}', {
    ...ofSuite,
    answer: async (call, suite) => {
      const { access, budget } = call.body
      if (budget && !(await changeSuiteBudget(call.db, suite, budget)))
        throw new AppError('conflict', 'This suite was cancelled, so it uses nothing any more.')
      if (access) await changeSuiteAccess(call.db, suite.id, access)
      return suitePageOf(call.db, await changedSuite(call, suite), call.viewer)
    },
  }),
  endpoint('POST /suites/{id}/state', {
    ...ofSuite,
    answer: async (call, suite) => {
      const moved = await moveSuite(call.db, suite, call.body.move, labLimits())
      if (!moved.ok && moved.reason === 'beyond-lab-limit') throw beyondLimit(moved)
      if (!moved.ok) throw new AppError('conflict', 'No experiment of this suite can do that now.')
      return suitePageOf(call.db, await changedSuite(call, suite), call.viewer)
    },
  }),
  endpoint('POST /suites/plan', {
    answer: async ({ db, viewer, body }) => {
      const { userId } = requireMember(viewer)
      const { faults, planned, line, limits } = await planSuite(db, body.spec, userId)
      const parts = planned?.parts.map(({ part, planned: own }) => ({ part, plan: own.plan })) ?? []
      return { faults: toldFaults(faults), plan: planned?.plan ?? null, line, limits, parts }
    },
  }),
  endpoint('GET /suites', {
    answer: async ({ db, viewer, query: { mine, ...query } }) => {
      const ownerId = mine === 'true' ? requireMember(viewer).userId : undefined
      const { items, nextCursor } = await listSuites(db, { ...query, ownerId })
      const named = await namedSuites(db, items)
      return { items: named.map((suite) => suiteRowOf(suite, viewer)), nextCursor }
    },
  }),
  endpoint('POST /suites', {
    answer: async ({ db, viewer, body: { spec: given, access, start } }) => {
      const { userId } = requireMember(viewer)
      const { faults, planned } = await planSuite(db, given, userId)
      if (!planned || faults.length > 0)
        throw new AppError('invalid', 'This suite cannot be played.', toldFaults(faults))
      const created = await createPlanned(db, given, { planned, userId, access, starts: start })
      if (!created.ok) throw beyondLimit(created)
      return { id: created.id, share: (await readSuite(db, created.id))?.share ?? '' }
    },
  }),
]
