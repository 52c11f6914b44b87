import { recognised } from '@wis/protocol'
import type { LookUp, Recognised } from '@wis/protocol'
import type { Database } from '../database.ts'
import type { SecretOf, Vault } from '../secret/vault.ts'
import { storableJson } from '../storable-json.ts'

/** A question to the Hub that one runner has claimed. */
export interface ClaimedLookUp {
  readonly id: string
  readonly recognised: Recognised
  readonly token: string | undefined
}

interface Row {
  readonly id: string
  readonly recognised: unknown
  readonly keyId: string | null
  readonly sealed: string | null
}

/** The purpose that a question's token is sealed for. It opens for nothing else. */
export const secretOfLookUp = (id: string): SecretOf => ({ agentId: id, place: 'look-up' })

/** How long an asker waits for an answer, and how long a runner may take for it. */
export const patience = `interval '20 seconds'`

/** One member who asks very much must not keep all runners busy. */
const mostOfMember = 4

/**
 * Claims up to `most` questions that are unclaimed, or claimed without an answer for too long. At most a few of a
 * member are under way at the same time.
 */
export async function claimLookUps(
  { pool }: Database,
  vault: Vault | undefined,
  most: number,
): Promise<ClaimedLookUp[]> {
  const { rows } = await pool.query<Row>({
    name: 'claim-look-ups',
    text: `update look_ups set taken_at = now() where id in (
             select l.id from look_ups l
             join (
               select id, row_number() over (partition by user_id order by created_at, id) as place from look_ups
               where created_at > now() - ${patience} and answer is null
             ) open on open.id = l.id and open.place <= ${mostOfMember}
             where l.taken_at is null or l.taken_at < now() - ${patience} / 2
             order by open.place, l.created_at limit $1 for update of l skip locked
           ) returning id, recognised, key_id as "keyId", sealed`,
    values: [most],
  })
  return rows.map((row) => ({
    id: row.id,
    recognised: recognised.parse(row.recognised),
    token: tokenOf(row, vault),
  }))
}

function tokenOf({ id, keyId, sealed }: Row, vault: Vault | undefined): string | undefined {
  return keyId === null || sealed === null ? undefined : vault?.open({ keyId, sealed }, secretOfLookUp(id))
}

/** Stores the Hub's answer, and deletes the token of the question. */
export async function answerLookUp({ pool }: Database, id: string, answer: LookUp): Promise<void> {
  await pool.query({
    name: 'answer-look-up',
    text: 'update look_ups set answer = $2, sealed = null where id = $1',
    values: [id, storableJson(answer)],
  })
}
