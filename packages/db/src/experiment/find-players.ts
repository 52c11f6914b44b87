import { z } from 'zod'
import type { Database } from '../database.ts'
import { experimentPlayer } from './experiment.ts'

const foundPlayer = experimentPlayer.extend({
  /** As the specification has it. */
  wanted: z.string(),
  ownerId: z.string().nullable(),
  languages: z.array(z.string()),
  games: z.array(z.string()),
  retired: z.boolean(),
  online: z.boolean(),
  /** Why the platform took it offline. */
  offlineReason: z.string().nullable(),
  labSubject: z.boolean(),
  labOpponent: z.boolean(),
  /** Null if it has no such version. */
  versionId: experimentPlayer.shape.versionId.nullable(),
  version: z.int().nullable(),
})
export type FoundPlayer = z.infer<typeof foundPlayer>

/**
 * The agents behind the names of a specification: `fox`, or `fox@3` for a version. A house agent is also found by its
 * name without that of its game. Names of nobody are left out.
 */
export async function findPlayers(
  { pool }: Pick<Database, 'pool'>,
  { game, names }: { readonly game: string; readonly names: readonly string[] },
): Promise<readonly FoundPlayer[]> {
  const { rows } = await pool.query({
    name: 'find-players',
    text: `select w.wanted, a.id as "agentId", a.slug, a.kind, a.owner_id as "ownerId", a.languages, a.games, a.online,
                  a.retired_at is not null as retired, a.offline_reason as "offlineReason",
                  a.lab_subject as "labSubject", a.lab_opponent as "labOpponent",
                  v.id as "versionId", v.number as version
           from (
             select wanted, split_part(wanted, '@', 1) as slug, nullif(split_part(wanted, '@', 2), '')::int as number
             from unnest($1::text[]) as t(wanted)
           ) w
           join lateral (
             select * from agents
             where slug = w.slug or (slug = $2 || '-' || w.slug and kind = 'house')
             order by slug = w.slug desc limit 1
           ) a on true
           left join lateral (
             select id, number from agent_versions
             where agent_id = a.id and (w.number is null or number = w.number) order by number desc limit 1
           ) v on true`,
    values: [names, game],
  })
  return rows.map((row) => foundPlayer.parse(row))
}
