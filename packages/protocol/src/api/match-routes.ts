import { kits } from '@wis/games'
import { z } from 'zod'
import { publishedEntry, winners } from '../legacy/published.ts'
import { byId, handle, idCursor, language, limit, page, text, whole } from './fields.ts'
import { leaderboardPage, leaderboardQuery } from './leaderboard-page.ts'
import { listedModes, matchHeader, matchRow } from './match-page.ts'
import { byTable, normalisedTablePage, normalisedTableQuery } from './normalised-table-page.ts'
import { jsonLines } from './route.ts'
import type { Route, RouteKey } from './route.ts'
import { scenesPage, scenesQuery } from './scene-page.ts'
import {
  generalRatingsPage,
  generalRatingsQuery,
  statisticsPage,
  statisticsQuery,
} from './statistics-page.ts'
import { joinQueue, ticketOpened, ticketPage } from './ticket-page.ts'

/** `live` is any match that is set and not over: `waiting` for its runner, or `running`. */
export const listedStatuses = ['live', 'waiting', 'running', 'finished', 'void'] as const

const filters = {
  /** The id of a game, or `all`. If it is left out, the matches are of the usual one. */
  game: z.enum(['all', ...kits.map(({ id }) => id)]).optional(),
  mode: z.enum(listedModes).optional(),
  language: language.optional(),
  /** The id or the short name of an agent that sits at the table. */
  agent: handle.optional(),
  season: handle.optional(),
  winner: z.enum(winners).optional(),
  /** Part of the name of an agent that sits at the table. */
  q: text(64).optional(),
}

export const matchesQuery = z.strictObject({
  status: z.enum(listedStatuses).optional(),
  ...filters,
  cursor: idCursor.optional(),
  limit: limit(20),
})

/** Only finished matches can be exported. Void matches are left out by default. */
const matchesExportQuery = z.strictObject({
  status: z.enum(['finished', 'void']).default('finished'),
  ...filters,
  /** The id of the match to continue after. */
  cursor: idCursor.optional(),
  limit: whole.pipe(z.int().min(1).max(100_000)).default(1000),
})

export const entriesQuery = z.strictObject({ since: whole.pipe(z.int().min(-1)).default(-1) })

export const matchesPage = page(matchRow)

/** An entry of any game. Its events are those that the requests to its agents tell of. */
export const gameEntry = z.object({
  seq: z.int().min(0),
  at: z.string(),
  event: z.looseObject({ type: z.string() }),
})

export const entriesPage = z.object({
  items: z.array(z.union([publishedEntry, gameEntry])),
  /** The number that the next entry will have. For the next request, set `since` to this number minus one. */
  nextSeq: z.int().min(0),
})

export const matchRoutes = {
  'GET /matches': {
    action: 'match.read',
    cost: 'read',
    query: matchesQuery,
    answer: matchesPage,
  },
  'GET /matches/{id}': {
    action: 'match.read',
    cost: 'read',
    params: byId,
    answer: matchHeader,
  },
  'GET /matches/{id}/entries': {
    action: 'match.read',
    cost: 'read',
    params: byId,
    query: entriesQuery,
    answer: entriesPage,
  },
  'GET /matches/{id}/scenes': {
    action: 'match.read',
    cost: 'read',
    params: byId,
    query: scenesQuery,
    answer: scenesPage,
    refusals: ['conflict'],
  },
  'GET /matches/{id}/export.jsonl': {
    action: 'match.export',
    cost: 'export',
    params: byId,
    answer: jsonLines,
    refusals: ['conflict'],
  },
  'GET /matches/export.jsonl': {
    action: 'match.export',
    cost: 'export',
    query: matchesExportQuery,
    answer: jsonLines,
  },
  'POST /matches': {
    action: 'ticket.open',
    cost: 'write',
    body: joinQueue,
    status: 201,
    answer: ticketOpened,
    refusals: ['not-found', 'conflict'],
    example: { mode: 'practice', agentId: '0abcdefgh0123456', language: 'en' },
  },
  'GET /tickets/{id}': {
    action: 'ticket.read',
    cost: 'read',
    params: byId,
    answer: ticketPage,
  },
  'DELETE /tickets/{id}': {
    action: 'ticket.leave',
    cost: 'write',
    params: byId,
    status: 204,
    refusals: ['conflict'],
  },
  'GET /leaderboard': {
    action: 'board.read',
    cost: 'read',
    query: leaderboardQuery,
    answer: leaderboardPage,
    alsoAs: 'text/csv',
    refusals: ['not-found'],
  },
  'GET /leaderboard/statistics': {
    action: 'board.read',
    cost: 'read',
    query: statisticsQuery,
    answer: statisticsPage,
    refusals: ['not-found'],
  },
  'GET /general-ratings': {
    action: 'board.read',
    cost: 'read',
    query: generalRatingsQuery,
    answer: generalRatingsPage,
  },
  'GET /tables/{table}': {
    action: 'board.read',
    cost: 'read',
    params: byTable,
    query: normalisedTableQuery,
    answer: normalisedTablePage,
    alsoAs: 'text/csv',
    refusals: ['not-found'],
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
