import { z } from 'zod'
import { handle } from './fields.ts'
import { jsonLines, parquet, zip } from './route.ts'
import type { Route, RouteKey } from './route.ts'

/** The tables of a season's data set, each in two forms. */
export const tableFiles = [
  'matches.csv',
  'matches.parquet',
  'seats.csv',
  'seats.parquet',
  'speeches.csv',
  'speeches.parquet',
  'votes.csv',
  'votes.parquet',
  'entries.csv',
  'entries.parquet',
] as const

const bySlug = z.strictObject({ slug: handle })
const byTable = z.strictObject({ slug: handle, table: z.enum(tableFiles) })

export const exportRoutes = {
  'GET /seasons/{slug}/export.jsonl': {
    action: 'season.export',
    cost: 'export',
    params: bySlug,
    answer: jsonLines,
    inParts: true,
    refusals: ['conflict'],
  },
  'GET /seasons/{slug}/dataset.zip': {
    action: 'season.export',
    cost: 'export',
    params: bySlug,
    answer: zip,
    inParts: true,
    refusals: ['conflict'],
  },
  'GET /seasons/{slug}/{table}': {
    action: 'season.export',
    cost: 'export',
    params: byTable,
    answer: 'text/csv',
    alsoAs: parquet,
    inParts: true,
    refusals: ['conflict'],
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
