import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import type { Language } from '@wis/games'
import type { Database } from '../database.ts'

interface SeasonWish {
  readonly language: Language
}

/**
 * The default season: the newest open one of the platform's own that plays in a language. Organizers' seasons have to
 * be named.
 */
export async function seasonFor(
  { prisma }: Database,
  { language }: SeasonWish,
): Promise<SeasonId | undefined> {
  const season = await prisma.season.findFirst({
    where: { state: 'open', ownerId: null, languages: { has: language } },
    orderBy: { startsAt: 'desc' },
    select: { id: true },
  })
  return season ? ids.season(season.id) : undefined
}
