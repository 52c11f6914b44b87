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
