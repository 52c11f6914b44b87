import { randomBytes } from 'node:crypto'
import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import { usualGame } from '@wis/games'
import { noLabLimits } from '@wis/protocol'
import type { ExperimentAccess, LabLimits } from '@wis/protocol'
import type pg from 'pg'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { holdOwner } from '../locks.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'
import { inviteOn } from './annotators/annotators.ts'
import type { Invitation } from './annotators/annotators.ts'
import { openJudging } from './asked/judging.ts'
import type { AskedJudge } from './asked/judging.ts'
import { experimentPlayer } from './experiment.ts'
import type { ExperimentPlayers } from './experiment.ts'
import { beyondLabLimit, excessesOf, labUseOf } from './lab-use.ts'
import type { BeyondLabLimit } from './lab-use.ts'
import { letLineRun } from './line.ts'

/**
 * All matches of experiments belong to this season. It is never opened, so nobody is shown what belongs to it but by
 * way of its experiment, and it has no board. Its short name is none that anybody could give a season.
 */
export const labSeason: SeasonId = ids.season('lab')
const labSlug = '.lab'

/** Makes the season unless it is there. */
export async function ensureLabSeason(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query(
    `insert into seasons (id, slug, name, game, ruleset, languages, state, format)
     values ($1, $2, 'Experiments', $3, '{"id": "lab", "players": 1, "turnLimitMs": 1}', '{}', 'created', 'ladder')
     on conflict do nothing`,
    [labSeason, labSlug, usualGame],
  )
}

export interface NewExperiment {
  readonly ownerId: string
  readonly name: string
  readonly game: string
  /** As it was read, with every default. */
  readonly spec: unknown
  readonly text: string
  readonly players: ExperimentPlayers
  readonly access: ExperimentAccess
  /** The hash of its plan. It stays as it is now. */
  readonly planSha256?: string
  readonly deals: number
  readonly matches: number
  /** Who rates its matches when all of them are over. */
  readonly judges?: readonly AskedJudge[]
  /** The people who rate its items, and by which rubrics. */
  readonly annotators?: Invitation
  /** Whether its first matches are dealt at once. */
  readonly starts: boolean
}

export type ExperimentCreated = { readonly ok: true; readonly id: string } | BeyondLabLimit

/**
 * Stores an experiment. One that starts stands in its owner's line until fewer of them run than may. The owner is held, so
 * that two experiments made at the same moment cannot both take what is left of a limit.
 */
export async function createExperiment(
  db: Pick<Database, 'pool'>,
  made: NewExperiment,
  limits: LabLimits = noLabLimits,
): Promise<ExperimentCreated> {
  const id = newId()
  const { ownerId, matches } = made
  return inTransaction(db, async (client): Promise<ExperimentCreated> => {
    await ensureLabSeason(client)
    await holdOwner(client, ownerId)
    const [excess] = excessesOf(await labUseOf(client, ownerId), limits, { matches, more: matches })
    if (excess) return beyondLabLimit(excess)
    await insertExperiment(client, id, made)
    if (made.starts) await letLineRun(client, ownerId, limits)
    return { ok: true, id }
  })
}

/** The secret in a link. */
export const newShare = () => randomBytes(16).toString('hex')

/** Writes an experiment, alone or as a part of a suite, whose link leads to its parts too. */
export async function insertExperiment(
  client: pg.ClientBase,
  id: string,
  made: NewExperiment,
  suite?: { readonly id: string; readonly part: string; readonly share: string },
): Promise<void> {
  await client.query({
    name: 'create-experiment',
    text: `insert into experiments (id, owner_id, name, game, spec, text, players, access, share, deals, matches,
                                    state, queued_at, plan_sha256, suite_id, suite_part)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, case when $12 then 'queued' else 'planned' end,
                   case when $12 then now() end, $13, $14, $15)`,
    values: [
      ...[id, made.ownerId, made.name, made.game, JSON.stringify(made.spec), made.text],
      ...[JSON.stringify(made.players), made.access, suite?.share ?? newShare()],
      ...[
        made.deals,
        made.matches,
        made.starts,
        made.planSha256 ?? null,
        suite?.id ?? null,
        suite?.part ?? null,
      ],
    ],
  })
  await openJudging(client, id, made.judges ?? [])
  if (made.annotators) await inviteOn(client, id, made.annotators)
}

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
