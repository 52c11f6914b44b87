import type pg from 'pg'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'

export interface NewUser {
  readonly name: string
  readonly email: string | null
  /** Null if the user signs in through a provider. */
  readonly passwordHash: string | null
  /** Whether the first user who can sign in becomes the admin of the installation. */
  readonly firstIsAdmin: boolean
}

/** The id of the new account. Undefined if the address already has one. */
export async function createUser(db: Database, user: NewUser): Promise<string | undefined> {
  return inTransaction(db, async (client) => {
    const role = user.firstIsAdmin && (await isFirst(client)) ? 'admin' : 'member'
    const id = newId()
    const { rowCount } = await client.query({
      name: 'create-user',
      text: `insert into users (id, name, email, password_hash, role) values ($1, $2, $3, $4, $5)
             on conflict (email) do nothing`,
      values: [id, user.name, user.email, user.passwordHash, role],
    })
    return rowCount === 1 ? id : undefined
  })
}

/**
 * Whether this is the first account. Takes a lock, so that only one of two people who sign up at once becomes the
 * first.
 */
async function isFirst(client: pg.ClientBase): Promise<boolean> {
  await client.query(`select pg_advisory_xact_lock(hashtext('wis: the first account'))`)
  return !(await anyAccount(client))
}

/** Whether anybody can sign in already. Users made by seeds cannot. */
export function hasAccounts({ pool }: Database): Promise<boolean> {
  return anyAccount(pool)
}

async function anyAccount(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ any: boolean }>(
    `select exists (select 1 from users where password_hash is not null)
            or exists (select 1 from identities) as any`,
  )
  return rows[0]?.any ?? false
}
