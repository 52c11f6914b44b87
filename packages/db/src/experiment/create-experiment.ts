import { randomBytes } from 'node:crypto'
import { noLabLimits } from '@wis/protocol'
import type { LabLimits } from '@wis/protocol'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { holdOwner } from '../limit/hold-owner.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'
import { inviteOn } from './annotators/annotators.ts'
import type { Invitation } from './annotators/annotators.ts'
import { openJudging } from './asked/judging.ts'
import type { AskedJudge } from './asked/judging.ts'
import type { ExperimentAccess, ExperimentPlayers } from './experiment.ts'
import { ensureLabSeason } from './lab-season.ts'
import { beyondLabLimit, excessesOf, labUseOf } from './lab-use.ts'
import type { BeyondLabLimit } from './lab-use.ts'
import { letLineRun } from './line.ts'

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
