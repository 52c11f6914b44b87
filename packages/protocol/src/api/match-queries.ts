import { kits } from '@wis/games'
import { z } from 'zod'
import { publishedEntry, winners } from '../legacy/published.ts'
import { handle, idCursor, language, limit, page, text, whole } from './fields.ts'
import { listedModes, matchRow } from './match-page.ts'

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
export const matchesExportQuery = z.strictObject({
  status: z.enum(['finished', 'void']).default('finished'),
  ...filters,
  /** The id of the match to continue after. */
  cursor: idCursor.optional(),
  /** The most matches to send. */
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
