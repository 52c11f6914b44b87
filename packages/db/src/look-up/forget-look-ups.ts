import type { Database } from '../database.ts'
import { patience } from './claim-look-ups.ts'

/**
 * Deletes the tokens of questions that nobody will answer any more, and deletes questions long after their page is
 * gone.
 */
export async function forgetLookUps({ pool }: Database): Promise<void> {
  await pool.query({
    name: 'forget-look-up-tokens',
    text: `update look_ups set sealed = null where sealed is not null and created_at < now() - 2 * ${patience}`,
  })
  await pool.query({
    name: 'forget-look-ups',
    text: `delete from look_ups where created_at < now() - interval '10 minutes'`,
  })
}
