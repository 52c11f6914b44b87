import { experimentRows, toldProbes } from '@wis/db/experiments'
import { readEntries } from '@wis/db/matches'
import { ids, told } from '@wis/engine'
import { renamedReport, renamedRow, rowsCsv } from '@wis/lab'
import type { Report, TaskReport } from '@wis/lab'
import { jsonLines, parquet } from '@wis/protocol'
import { zipOf } from '../../export/making/zip.ts'
import { streamOf } from '../../export/stream-of.ts'
import { archivedOf, entriesFor, paceOf } from '../../lab/archived.ts'
import { experimentArchive } from '../../lab/experiment-archive.ts'
import { requireExperiment } from '../../lab/experiment-page-of.ts'
import { labReader, requirePlannedMatch } from '../../lab/find-planned-match.ts'
import { matchesOf } from '../../lab/matches-of.ts'
import { askedRows } from '../../lab/read-in-line.ts'
import { requireReport } from '../../lab/report-asked.ts'
import { rowsParquet, sendAskedRows } from '../../lab/send-asked-rows.ts'
import {
  factsOfExperiment,
  planOfExperiment,
  sendFigures,
  sendPreregistration,
  sendReport,
} from '../../lab/study-of.ts'
import { mostSteps, scenesOf } from '../../scenes/scenes-of.ts'
import { Raw } from '../call.ts'
import { endpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'

export const endpoints: readonly Endpoint[] = [
  endpoint('GET /experiments/{id}/export.zip', {
    answer: async (call) => {
      const experiment = await requireExperiment(call)
      const { format } = call.query
      const archived = await archivedOf(call, experiment, paceOf(call))
      const bytes =
        format === 'wis'
          ? experimentArchive(archived)
          : zipOf(await entriesFor(format, [[undefined, archived]]))
      const name = `experiment-${experiment.id}${format === 'wis' ? '' : `-${format}`}.zip`
      const headers = { 'content-disposition': `attachment; filename="${name}"` }
      return new Raw(await streamOf(bytes), { type: 'application/zip', headers })
    },
  }),
  endpoint('GET /experiments/{id}/figures', {
    answer: async (call) => {
      const { id, names } = await requireExperiment(call)
      const found = await requireReport(call, 'experiment', id)
      // It is stored as the laboratory made it.
      return sendFigures(renamedReport(found.report as Report | TaskReport, names), call.query, id)
    },
  }),
  endpoint('GET /experiments/{id}/matches/{number}/entries', {
    answer: async (call) => {
      const { since } = call.query
      const { header } = await requirePlannedMatch(call)
      const items = (await readEntries(call.db, ids.match(header.id), labReader, since)).map(told)
      return { items, nextSeq: (items.at(-1)?.seq ?? since) + 1 }
    },
  }),
  endpoint('GET /experiments/{id}/matches/{number}/scenes', {
    answer: async (call) => {
      const { header } = await requirePlannedMatch(call)
      const { share: _, ...query } = call.query
      return scenesOf(call.db, header, { ...query, reader: labReader, most: mostSteps })
    },
  }),
  endpoint('GET /experiments/{id}/matches', {
    answer: async (call) => {
      const experiment = await requireExperiment(call)
      return { items: [...(await matchesOf(call.db, experiment, call.query))] }
    },
  }),
  endpoint('GET /experiments/{id}/preregistration', {
    answer: async (call) => {
      const experiment = await requireExperiment(call)
      const fixed = planOfExperiment(experiment)
      return sendPreregistration(fixed, {
        language: call.query.language,
        facts: await factsOfExperiment(call, experiment),
      })
    },
  }),
  endpoint('GET /experiments/{id}/probes', {
    answer: async (call) => {
      const experiment = await requireExperiment(call)
      const { id, players, matches } = experiment
      const { after, limit } = call.query
      const last = Math.min(after + limit, matches)
      const rows = askedRows((span) => toldProbes(call.db, id, span), { after, last })
      // By the name that may be shown, as the rows of matches and ratings are.
      const names = new Map(Object.values(players).map(({ agentId, slug }) => [String(agentId), slug]))
      const lines = async function* () {
        for await (const row of rows) yield JSON.stringify({ ...row, agent: names.get(row.agent) ?? '' })
      }
      return sendAskedRows(call, experiment, lines)
    },
  }),
  endpoint('GET /experiments/{id}/report', {
    answer: async (call) => {
      const experiment = await requireExperiment(call)
      const { id, names } = experiment
      const found = await requireReport(call, 'experiment', id)
      const { format, language } = call.query
      // It is stored as the laboratory made it.
      const made = found.report as (Report | TaskReport) & Readonly<Record<string, unknown>>
      const report = renamedReport(made, names)
      if (format === 'json') return { ...found, report: { ...report } }
      return sendReport(report, format, { language, facts: await factsOfExperiment(call, experiment, found) })
    },
  }),
  endpoint('GET /experiments/{id}/rows', {
    answer: async (call) => {
      const { id, names } = await requireExperiment(call)
      const { format, after, limit } = call.query
      const stored = await experimentRows(call.db, id, { after, limit })
      const rows = stored.map((row) =>
        typeof row === 'object' && row !== null ? renamedRow(row, names) : row,
      )
      if (format === 'csv') return new Raw(rowsCsv(rows), { type: 'text/csv; charset=utf-8' })
      if (format === 'parquet')
        return new Raw(await rowsParquet(rows), {
          type: parquet,
          headers: { 'content-disposition': `attachment; filename="rows-${id}.parquet"` },
        })
      return new Raw(rows.map((row) => `${JSON.stringify(row)}\n`).join(''), { type: jsonLines })
    },
  }),
]
