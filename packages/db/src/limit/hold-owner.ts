import type pg from 'pg'

/**
 * Until the caller's transaction is over nobody else counts what is this user's: whatever an account may have so many of
 * is counted and added to while the account is held. False where there is no such user.
 */
export async function holdOwner(client: pg.ClientBase, userId: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'hold-owner',
    text: 'select 1 from users where id = $1 for no key update',
    values: [userId],
  })
  return rowCount === 1
}
