import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import type { Language } from '@wis/games'
import type { Database } from '../database.ts'
import { usualGame } from '../game/usual-game.ts'

interface SeasonWish {
  readonly language: Language
  readonly game?: string | undefined
}

/**
 * The default season: the newest open one of the platform's own that plays a game in a language. Organizers' seasons have to
 * be named.
 */
export async function seasonFor(
  { prisma }: Database,
  { language, game = usualGame }: SeasonWish,
): Promise<SeasonId | undefined> {
  const season = await prisma.season.findFirst({
    where: { state: 'open', ownerId: null, game, languages: { has: language } },
    orderBy: { startsAt: 'desc' },
    select: { id: true },
  })
  return season ? ids.season(season.id) : undefined
}
