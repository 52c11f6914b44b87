import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import type { Language, Ruleset } from '@wis/games'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'

export interface NewSeason {
  readonly slug: string
  readonly name: string
  readonly game: string
  readonly ruleset: Ruleset
  readonly languages: readonly Language[]
  readonly demo: boolean
}

/** Opens a season; one that is there already stays as it is. */
export async function saveSeason({ prisma }: Database, season: NewSeason): Promise<SeasonId> {
  const { slug, ruleset, languages, ...rest } = season
  const { id } = await prisma.season.upsert({
    where: { slug },
    update: {},
    create: {
      id: newId(),
      slug,
      state: 'open',
      ruleset: {
        ...ruleset,
        spyRoundPoints: [...ruleset.spyRoundPoints],
        speechLimit: { ...ruleset.speechLimit },
      },
      languages: [...languages],
      ...rest,
    },
  })
  return ids.season(id)
}
