import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'

/** The right of a link's holder: to confirm the address and sign in, to sign in, or to choose a new password. */
export type LinkPurpose = 'confirm' | 'sign-in' | 'reset'

const lifetimes: Readonly<Record<LinkPurpose, string>> = {
  confirm: '3 days',
  'sign-in': '30 minutes',
  reset: '1 hour',
}
/** A link that passes from hand to hand needs more time than one sent by mail. */
const handedOutFor = '1 day'

/** The database stores this instead of the secret. */
export const linkId = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Makes a link to send to the address of an account. The link sent before it stops working. */
export async function makeLink(
  db: Database,
  user: { readonly id: string; readonly email: string },
  purpose: LinkPurpose,
): Promise<string> {
  return inTransaction(db, (client) =>
    store(client, { userId: user.id, purpose, sentTo: user.email, lifetime: lifetimes[purpose] }),
  )
}

/**
 * Makes a link with which an admin lets somebody choose a new password. Undefined if the account cannot sign in with
 * a password. The audit log records who made it.
 */
export async function handOutLink(db: Database, actor: Actor, userId: string): Promise<string | undefined> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      'select 1 from users where id = $1 and email is not null and suspended_at is null for no key update',
      [userId],
    )
    if (rowCount === 0) return undefined
    const note = { action: 'password-link-made', subject: `user:${userId}` } as const
    await writeAudit(client, { actorId: actor.id, actorName: actor.name, ...note })
    return store(client, { userId, purpose: 'reset', sentTo: null, lifetime: handedOutFor })
  })
}

interface NewLink {
  readonly userId: string
  readonly purpose: LinkPurpose
  readonly sentTo: string | null
  readonly lifetime: string
}

async function store(client: pg.ClientBase, { userId, purpose, sentTo, lifetime }: NewLink): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await client.query(
    'delete from account_links where (user_id = $1 and purpose = $2) or expires_at <= now()',
    [userId, purpose],
  )
  await client.query(
    `insert into account_links (id, user_id, purpose, sent_to, expires_at)
     values ($1, $2, $3, $4, now() + $5::interval)`,
    [linkId(secret), userId, purpose, sentTo, lifetime],
  )
  return secret
}
