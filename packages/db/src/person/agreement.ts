import type { SeasonId } from '@wis/engine'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { agreementOf, isOfPerson } from './seat-sql.ts'
import type { Person } from './seat-sql.ts'

/** SQL for the key under which the results of `person` are added up on `board`. Takes names of rows. */
export const keyOnBoard = ({ person, board }: { readonly person: string; readonly board: string }) => `
  encode(sha256(convert_to(concat_ws(' ', case when ${person}.user_id is null then 'guest' else 'account' end,
    coalesce(${person}.user_id, ${person}.guest), ${board}.season_id, ${board}.language), 'UTF8')), 'hex')`

/** What a person said about the row of people. */
export interface Agreement {
  /** Of the account, or of a guest's last seat. */
  readonly agrees: boolean
  /** How many games of the person count. */
  readonly games: number
}

export async function readAgreement({ pool }: Pick<Database, 'pool'>, person: Person): Promise<Agreement> {
  const { rows } = await pool.query<Agreement>({
    name: 'read-agreement',
    text: `select ${agreementOf('$1', '$2')} as agrees,
                  (select coalesce(sum(s.games), 0)::int from people_standings s
                   where s.person in (${keysOnBoard})) as games`,
    values: [person.userId, person.guest],
  })
  return rows[0] ?? { agrees: false, games: 0 }
}

/** SQL for the keys of account `$1` and of guest `$2` on the board of `s`. */
const keysOnBoard = `
  select ${keyOnBoard({ person: 'k', board: 's' })}
  from (values ($1::text, null::text), (null::text, $2::text)) as k(user_id, guest)
  where k.user_id is not null or k.guest is not null`

/** From the next seat on, results of the account count. */
export async function agreeToRow({ pool }: Pick<Database, 'pool'>, userId: string): Promise<void> {
  await pool.query('update users set results_counted = true where id = $1', [userId])
}

/** Takes the results of an account off the board of people of a mixed season. It takes no seat there any more. */
export async function leaveBoard(
  db: Pick<Database, 'pool'>,
  { userId, seasonId }: { readonly userId: string; readonly seasonId: SeasonId },
): Promise<void> {
  await inTransaction(db, async (client) => {
    await client.query(
      `update person_seats p set results_counted = false from tickets t
       where t.agent_id = p.agent_id and p.user_id = $1 and t.season_id = $2 and t.mode = 'ranked'`,
      [userId, seasonId],
    )
    await client.query(
      `delete from people_standings s where s.season_id = $3 and s.person in (${keysOnBoard})`,
      [userId, null, seasonId],
    )
  })
}

/** Takes all results of a person out of the rows and boards of people, and counts none from now on. */
export async function leaveRow(db: Pick<Database, 'pool'>, person: Person): Promise<void> {
  const values = [person.userId, person.guest]
  await inTransaction(db, async (client) => {
    await client.query('update users set results_counted = false where id = $1', [person.userId])
    await client.query(
      `with waiting as (update gathered_people p set results_counted = false where ${isOfPerson})
       update person_seats p set results_counted = false where ${isOfPerson}`,
      values,
    )
    await client.query(`delete from people_standings s where s.person in (${keysOnBoard})`, values)
  })
}
