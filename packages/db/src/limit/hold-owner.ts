import type pg from 'pg'

/**
 * Locks an account until the caller's transaction ends. Limits per account are counted and used under this lock, so
 * that two requests cannot both take the last place. False if there is no such user.
 */
export async function holdOwner(client: pg.ClientBase, userId: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'hold-owner',
    text: 'select 1 from users where id = $1 for no key update',
    values: [userId],
  })
  return rowCount === 1
}
