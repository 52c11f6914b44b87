import { languages } from '@wis/games'
import { matchModes } from '@wis/protocol'
import type { MatchRow } from '@wis/protocol'
import { z } from 'zod'

/** Ids, slugs and cursors: nothing else ever reaches a query of the database. */
export const handle = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'letters, digits, - and _, at most 64')

const whole = z
  .string()
  .regex(/^-?\d{1,7}$/, 'not a whole number')
  .transform(Number)
const limit = whole.pipe(z.int().min(1).max(100))
const yesOrNo = z.enum(['true', 'false'], 'true or false').transform((text) => text === 'true')

export const winners = ['spy', 'civilians'] as const
const listedStatuses = ['live', 'finished', 'void'] as const

/** A match that waits for its runner counts as live: its table is set. */
export const statusesOf: Record<(typeof listedStatuses)[number], readonly MatchRow['status'][]> = {
  live: ['waiting', 'running'],
  finished: ['finished'],
  void: ['void'],
}

export const matchesQuery = z.strictObject({
  status: z.enum(listedStatuses).optional(),
  mode: z.enum(matchModes).optional(),
  language: z.enum(languages).optional(),
  agent: handle.optional(),
  season: handle.optional(),
  winner: z.enum(winners).optional(),
  cursor: handle.optional(),
  limit: limit.default(20),
})

export const entriesQuery = z.strictObject({
  since: whole.pipe(z.int().min(-1)).default(-1),
})

export const leaderboardQuery = z.strictObject({
  season: handle.optional(),
  language: z.enum(languages).default('en'),
  sort: z.literal('total', 'only the official total can be sorted by').optional(),
  house: yesOrNo.default(true),
  cursor: z
    .string()
    .regex(/^\d{1,7}$/, 'not a cursor of this list')
    .optional(),
  limit: limit.default(50),
})
