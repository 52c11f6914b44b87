import type { WordPair } from '@wis/games'
import type { PairUse } from '@wis/protocol'
import type { Database } from '../database.ts'

/** Adds the pairs that are not there yet. Existing pairs stay as they are. */
export async function saveWordPairs(
  { prisma }: Database,
  pairs: readonly WordPair[],
  use: PairUse = 'practice',
): Promise<void> {
  await prisma.wordPair.createMany({
    skipDuplicates: true,
    data: pairs.map(({ id, language, words: [first, second], domain, difficulty }) => ({
      id,
      language,
      first,
      second,
      domain,
      difficulty,
      use,
    })),
  })
}

/**
 * Takes pairs that the house gave for ranked play out of use again, for the seasons that open from now on. A season
 * that is open has fixed its words. A pair that an admin has added, edited or switched stays as the admin left it.
 */
export async function retireRankedPairs({ pool }: Database, ids: readonly string[]): Promise<number> {
  const { rowCount } = await pool.query(
    `update word_pairs w set active = false
     where w.id = any($1::text[]) and w.use = 'ranked' and w.active
       and not exists (select 1 from audit_log a where a.subject = 'words:' || w.id)`,
    [ids],
  )
  return rowCount ?? 0
}
