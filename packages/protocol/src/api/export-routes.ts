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
    summary: {
      en: 'Downloads a whole season with every match, decision and number of its board, for `wis verify`.',
      zh: '完整赛季：每场对局、每项裁定与榜上每个数字，供 `wis verify` 使用。赛季每变化一次，只生成一次。',
    },
    action: 'season.export',
    cost: 'export',
    params: bySlug,
    answer: jsonLines,
    inParts: true,
    refusals: ['conflict'],
  },
  'GET /seasons/{slug}/dataset.zip': {
    summary: {
      en: 'Downloads a season as a data set: a card, every table as Parquet and CSV, and the export.',
      zh: '同样的内容，以数据集形式给出：数据卡、每张表的 Parquet 与 CSV，以及导出文件。',
    },
    action: 'season.export',
    cost: 'export',
    params: bySlug,
    answer: zip,
    inParts: true,
    refusals: ['conflict'],
  },
  'GET /seasons/{slug}/{table}': {
    summary: {
      en: 'Downloads one table of the data set by its file name, such as `speeches.parquet`.',
      zh: '数据集中的一张表，按名称与格式取得，例如 `speeches.parquet`。',
    },
    action: 'season.export',
    cost: 'export',
    params: byTable,
    answer: 'text/csv',
    alsoAs: parquet,
    inParts: true,
    refusals: ['conflict'],
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
