import { findAgent } from '@wis/db/agents'
import { seasonMatrix } from '@wis/db/seasons'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { noAgent } from '../../../../../../server/api/find-agent.ts'
import { noSeason, organizes, seasonOf } from '../../../../../../server/api/find-season.ts'
import { matrixCsv } from '../../../../../../server/api/matrix-csv.ts'
import { Raw } from '../../../../../../server/api/raw.ts'
import { csvVary, wantsCsv } from '../../../../../../server/api/wants-csv.ts'
import { AppError } from '../../../../../../server/app-error.ts'

export const GET = endpoint('GET /seasons/{slug}/matrix', {
  find: seasonOf,
  missing: noSeason,
  answer: async ({ db, viewer, request, query: { language, agents, top, format } }, season) => {
    const seesWithheld = season.embargoed && organizes(viewer, season)
    if (season.embargoed && !seesWithheld)
      throw new AppError('conflict', 'The results of this season are kept back until they are published.')
    for (const named of agents ?? [])
      if (!(await findAgent(db, named))) throw new AppError('not-found', noAgent)
    const matrix = await seasonMatrix(db, season, { language, agents, top, seesWithheld })
    return wantsCsv(request, format)
      ? new Raw(matrixCsv(matrix), { type: 'text/csv; charset=utf-8', headers: { vary: csvVary } })
      : matrix
  },
})
