import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import type { Language } from '@wis/games'
import type { Database } from '../database.ts'

interface SeasonWish {
  /** The one with this short name, whatever its state. */
  readonly slug?: string | undefined
  readonly language: Language
}

/**
 * The season that is meant: the one that is named, else the newest open one of the platform's own that plays in a
 * language. What somebody organizes is entered by its name.
 */
export async function seasonFor(
  { prisma }: Database,
  { slug, language }: SeasonWish,
): Promise<SeasonId | undefined> {
  const season = await prisma.season.findFirst({
    where: slug === undefined ? { state: 'open', ownerId: null, languages: { has: language } } : { slug },
    orderBy: { startsAt: 'desc' },
    select: { id: true },
  })
  return season ? ids.season(season.id) : undefined
}
