import type { WordPair } from '@wis/games'
import type { Database } from '../database.ts'

/** Adds the pairs that are not there yet; those that are there stay as they are. */
export async function saveWordPairs({ prisma }: Database, pairs: readonly WordPair[]): Promise<void> {
  await prisma.wordPair.createMany({
    skipDuplicates: true,
    data: pairs.map(({ id, language, words: [first, second], domain, difficulty }) => ({
      id,
      language,
      first,
      second,
      domain,
      difficulty,
    })),
  })
}
