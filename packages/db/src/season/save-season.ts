import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import type { AnyRuleset, Language } from '@wis/games'
import type { SeasonTerms } from '@wis/protocol'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'
import { commitWords } from './words/commit-words.ts'

export interface NewSeason {
  readonly slug: string
  readonly name: string
  readonly game: string
  readonly ruleset: AnyRuleset
  readonly languages: readonly Language[]
  readonly demo: boolean
  /** Only the terms that differ from the usual ones. */
  readonly terms?: Partial<SeasonTerms>
}

/** Opens a season, and commits to its words. An existing season stays as it is. */
export async function saveSeason(db: Database, season: NewSeason): Promise<SeasonId> {
  const fresh = newId()
  const { slug, ruleset, languages, ...rest } = season
  const { id } = await db.prisma.season.upsert({
    where: { slug },
    update: {},
    create: {
      id: fresh,
      slug,
      state: 'open',
      ruleset: JSON.parse(JSON.stringify(ruleset)) as object,
      languages: [...languages],
      ...rest,
    },
  })
  if (id === fresh) await inTransaction(db, (client) => commitWords(client, id))
  return ids.season(id)
}
