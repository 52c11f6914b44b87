import { randomInt } from 'node:crypto'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { claimName } from '../name/claim-name.ts'
import type { NameRefused } from '../name/claim-name.ts'
import { isReserved } from '../name/skeleton.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'

/** The name of an account whose holder has given none that can be shown. */
const nobodys = 'Somebody'

/** After so many numbers in turn, chance chooses. */
const mostTried = 9

export interface NewUser {
  readonly name: string
  readonly email: string | null
  /** Null if the user signs in through a provider. */
  readonly passwordHash: string | null
  /** Whether the first user who can sign in becomes the admin of the installation. */
  readonly firstIsAdmin: boolean
}

/**
 * Opens an account under the name that its holder chose, unless the name is refused. The id is undefined if the address
 * has an account already. Whether a name is refused does not depend on the address.
 */
export async function openUser(
  db: Database,
  user: NewUser,
): Promise<{ readonly ok: true; readonly id: string | undefined } | NameRefused> {
  return inTransaction(db, async (client) => {
    const role = await roleFor(client, user)
    const id = newId()
    const { name } = user
    const claimed = await claimName(client, { table: 'users', name, besides: id, isOurs: role === 'admin' })
    if (!claimed.ok) return claimed
    return { ok: true, id: await insertUser(client, user, { id, role, name, skeletons: claimed.skeletons }) }
  })
}

/**
 * The id of the new account. Undefined if the address already has one. Nobody is there who could choose another name:
 * if the wanted one is refused, the account has the wanted one with a number.
 */
export async function createUser(db: Database, user: NewUser): Promise<string | undefined> {
  return inTransaction(db, async (client) => {
    const role = await roleFor(client, user)
    const id = newId()
    const named = await claimNumbered(client, { id, role, name: user.name })
    return insertUser(client, user, { id, role, ...named })
  })
}

interface Place {
  readonly id: string
  readonly role: 'admin' | 'member'
  readonly name: string
}

interface Named {
  readonly name: string
  readonly skeletons: readonly string[]
}

async function claimNumbered(client: pg.ClientBase, { id, role, name }: Place): Promise<Named> {
  const base = role !== 'admin' && isReserved(name) ? nobodys : name
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? base : `${base} ${number <= mostTried ? number : randomInt(1_000_000)}`
    const claim = { table: 'users', name: numbered, besides: id, isOurs: true } as const
    const claimed = await claimName(client, claim)
    if (claimed.ok) return { name: numbered, skeletons: claimed.skeletons }
  }
}

/** Undefined if the address has an account. */
async function insertUser(
  client: pg.ClientBase,
  { email, passwordHash }: NewUser,
  { id, role, name, skeletons }: Place & Named,
): Promise<string | undefined> {
  const { rowCount } = await client.query({
    name: 'create-user',
    text: `insert into users (id, name, email, password_hash, role, name_skeletons)
           values ($1, $2, $3, $4, $5, $6) on conflict (email) do nothing`,
    values: [id, name, email, passwordHash, role, skeletons],
  })
  return rowCount === 1 ? id : undefined
}

async function roleFor(
  client: pg.ClientBase,
  { firstIsAdmin }: Pick<NewUser, 'firstIsAdmin'>,
): Promise<'admin' | 'member'> {
  return firstIsAdmin && (await isFirst(client)) ? 'admin' : 'member'
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
