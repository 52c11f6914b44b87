import { z } from 'zod'
import { agentRef } from '../agent-ref.ts'
import { newSeason, seasonChanges } from '../season/season-input.ts'
import { handle, language, whole } from './fields.ts'
import type { Route, RouteKey } from './route.ts'
import {
  bySlug,
  bySlugAndId,
  comparison,
  comparisonQuery,
  entriesOfSeason,
  entryAnswer,
  entryDecision,
  entryWish,
  fixturesPage,
  fixturesQuery,
  seasonCreated,
  seasonPage,
  seasonsPage,
  seasonsQuery,
  stateWish,
} from './season-page.ts'

/** How many agents a matrix holds at most. */
export const mostInMatrix = 12

const named = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(handle).min(2, 'at least two agents').max(mostInMatrix))

const matrixQuery = z.strictObject({
  language: language.default('en'),
  /** Ids or short names, with commas between them. Without any, the leading agents of the board. */
  agents: named.optional(),
  /** How many of the leading agents. */
  top: whole.pipe(z.int().min(2).max(mostInMatrix)).default(mostInMatrix),
  format: z.enum(['json', 'csv']).optional(),
})

const count = z.int().min(0)
const share = z.number().min(0).max(1)

/** One agent against another, in the matches in which both sat. */
export const matrixCell = z.object({
  /** The ids of the two. */
  row: z.string(),
  column: z.string(),
  matches: count,
  /** In how many of them the first scored more than the second, as much, and less. */
  ahead: count,
  equal: count,
  behind: count,
  /** The share of `ahead`, with its 95 % interval (Wilson). */
  share,
  interval: z.object({ low: share, high: share }),
})
export type MatrixCell = z.infer<typeof matrixCell>

/** Who scored more than whom at the same table: the same numbers as on the page. */
export const seasonMatrix = z.object({
  season: z.object({ slug: z.string(), name: z.string() }),
  language,
  /** How many of its last ranked matches are read of each agent: a cell counts those that are among them for both. */
  lookedAt: count,
  /** In the order of the rows and of the columns. */
  agents: z.array(agentRef),
  /** Every pair that has met, in both directions. */
  cells: z.array(matrixCell),
})
export type SeasonMatrix = z.infer<typeof seasonMatrix>

export const seasonRoutes = {
  'GET /seasons': {
    action: 'season.read',
    cost: 'read',
    query: seasonsQuery,
    answer: seasonsPage,
  },
  'GET /seasons/{slug}': {
    action: 'season.read',
    cost: 'read',
    params: bySlug,
    answer: seasonPage,
  },
  'POST /seasons': {
    action: 'season.create',
    cost: 'write',
    body: newSeason,
    status: 201,
    answer: seasonCreated,
    refusals: ['conflict'],
    example: { name: 'Autumn cup', languages: ['en'], ruleset: 'wis-2024', terms: { entry: 'approval' } },
  },
  'PATCH /seasons/{slug}': {
    action: 'season.change',
    cost: 'write',
    params: bySlug,
    body: seasonChanges,
    answer: seasonPage,
    refusals: ['conflict'],
    example: { description: 'Six tables every evening.' },
  },
  'POST /seasons/{slug}/state': {
    action: 'season.change',
    cost: 'write',
    params: bySlug,
    body: stateWish,
    answer: seasonPage,
    refusals: ['conflict'],
    example: { state: 'paused' },
  },
  'POST /seasons/{slug}/publish': {
    action: 'season.change',
    cost: 'write',
    params: bySlug,
    answer: seasonPage,
    refusals: ['conflict'],
  },
  'GET /seasons/{slug}/entries': {
    action: 'season.read',
    cost: 'read',
    params: bySlug,
    answer: entriesOfSeason,
  },
  'POST /seasons/{slug}/entries': {
    action: 'season.enter',
    cost: 'write',
    params: bySlug,
    body: entryWish,
    answer: entryAnswer,
    refusals: ['conflict'],
    example: { agentId: '0abcdefgh0123456' },
  },
  'DELETE /seasons/{slug}/entries/{id}': {
    action: 'season.enter',
    cost: 'write',
    params: bySlugAndId,
    status: 204,
    refusals: ['conflict'],
  },
  'PUT /seasons/{slug}/entries/{id}': {
    action: 'season.change',
    cost: 'write',
    params: bySlugAndId,
    body: entryDecision,
    answer: entryAnswer,
    refusals: ['conflict'],
    example: { decision: 'invite' },
  },
  'GET /seasons/{slug}/fixtures': {
    action: 'season.read',
    cost: 'read',
    params: bySlug,
    query: fixturesQuery,
    answer: fixturesPage,
  },
  'GET /seasons/{slug}/compare': {
    action: 'season.read',
    cost: 'read',
    params: bySlug,
    query: comparisonQuery,
    answer: comparison,
    refusals: ['conflict'],
  },
  'GET /seasons/{slug}/matrix': {
    action: 'season.read',
    cost: 'read',
    params: bySlug,
    query: matrixQuery,
    answer: seasonMatrix,
    alsoAs: 'text/csv',
    refusals: ['not-found', 'conflict'],
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
