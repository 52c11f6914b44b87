import { randomBytes } from 'node:crypto'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'
import { inviteOn } from './annotators/annotators.ts'
import type { Invitation } from './annotators/annotators.ts'
import { openJudging } from './asked/judging.ts'
import type { AskedJudge } from './asked/judging.ts'
import type { ExperimentAccess, ExperimentPlayers } from './experiment.ts'
import { ensureLabSeason } from './lab-season.ts'

export interface NewExperiment {
  readonly ownerId: string
  readonly name: string
  readonly game: string
  /** As it was read, with every default. */
  readonly spec: unknown
  readonly text: string
  readonly players: ExperimentPlayers
  readonly access: ExperimentAccess
  readonly deals: number
  readonly matches: number
  /** Who rates its matches when all of them are over. */
  readonly judges?: readonly AskedJudge[]
  /** The people who rate its items, and by which rubrics. */
  readonly annotators?: Invitation
  /** Whether its first matches are dealt at once. */
  readonly starts: boolean
}

/** Stores an experiment, and returns its id. */
export async function createExperiment(db: Pick<Database, 'pool'>, made: NewExperiment): Promise<string> {
  const id = newId()
  await inTransaction(db, async (client) => {
    await ensureLabSeason(client)
    await client.query({
      name: 'create-experiment',
      text: `insert into experiments (id, owner_id, name, game, spec, text, players, access, share, deals, matches,
                                      state, started_at, runs_since)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, case when $12 then 'running' else 'planned' end,
                     case when $12 then now() end, case when $12 then now() end)`,
      values: [
        ...[id, made.ownerId, made.name, made.game, JSON.stringify(made.spec), made.text],
        ...[JSON.stringify(made.players), made.access, randomBytes(16).toString('hex')],
        ...[made.deals, made.matches, made.starts],
      ],
    })
    await openJudging(client, id, made.judges ?? [])
    if (made.annotators) await inviteOn(client, id, made.annotators)
  })
  return id
}
