import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import type { Language } from '@wis/games'
import { anyRuleset, seasonTerms } from '@wis/protocol'
import type { Database } from '../database.ts'

/** An open season whose tables the platform itself keeps full, and how busy it is. */
export interface DemoSeason {
  readonly id: SeasonId
  readonly game: string
  readonly languages: readonly Language[]
  /** The number of different agents at a table. */
  readonly agents: number
  /** Waiting tickets, counted in tables, and matches that are not over. */
  readonly underWay: number
}

export async function demoSeasons({ prisma }: Database): Promise<readonly DemoSeason[]> {
  const seasons = await prisma.season.findMany({
    where: { demo: true, state: 'open' },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      game: true,
      languages: true,
      ruleset: true,
      terms: true,
      _count: {
        select: {
          matches: { where: { status: { in: ['waiting', 'running'] } } },
          tickets: { where: { state: { in: ['waiting', 'checking'] } } },
        },
      },
    },
  })
  return seasons.map(({ id, game, languages, ruleset, terms, _count }) => {
    const agents = seasonTerms.parse(terms).seats === 'self-play' ? 1 : anyRuleset.parse(ruleset).players
    return {
      ...{ id: ids.season(id), game, agents },
      languages: languages.flatMap((language) => (language === 'en' || language === 'zh' ? [language] : [])),
      underWay: _count.matches + Math.ceil(_count.tickets / agents),
    }
  })
}
