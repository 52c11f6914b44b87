import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import { spyRuleset } from '@wis/games'
import type { Language } from '@wis/games'
import type { Database } from '../database.ts'

/** The open season whose tables the platform itself keeps full, and how busy it is. */
export interface DemoSeason {
  readonly id: SeasonId
  readonly languages: readonly Language[]
  readonly players: number
  /** Waiting tickets, counted in tables, and matches that are not over. */
  readonly underWay: number
}

export async function demoSeason({ prisma }: Database): Promise<DemoSeason | undefined> {
  const season = await prisma.season.findFirst({
    where: { demo: true, state: 'open' },
    select: {
      id: true,
      languages: true,
      ruleset: true,
      _count: {
        select: {
          matches: { where: { status: { in: ['waiting', 'running'] } } },
          tickets: { where: { state: { in: ['waiting', 'checking'] } } },
        },
      },
    },
  })
  if (!season) return undefined
  const { players } = spyRuleset.parse(season.ruleset)
  return {
    id: ids.season(season.id),
    languages: season.languages.flatMap((language) =>
      language === 'en' || language === 'zh' ? [language] : [],
    ),
    players,
    underWay: season._count.matches + Math.ceil(season._count.tickets / players),
  }
}
