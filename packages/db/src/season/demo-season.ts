import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import type { Language } from '@wis/games'
import { anyRuleset, seasonTerms } from '@wis/protocol'
import type { Database } from '../database.ts'

/** An open season whose tables the platform itself keeps full, and how busy it is. */
export interface DemoSeason {
  readonly id: SeasonId
  readonly game: string
  /** Those of its languages in which the fewest tables are under way. */
  readonly quietest: readonly Language[]
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
      matches: { where: { status: { in: ['waiting', 'running'] } }, select: { language: true } },
      tickets: { where: { state: { in: ['waiting', 'checking'] } }, select: { language: true } },
    },
  })
  return seasons.map(({ id, game, languages, ruleset, terms, matches, tickets }) => {
    const agents = seasonTerms.parse(terms).seats === 'self-play' ? 1 : anyRuleset.parse(ruleset).players
    const busy = languages
      .flatMap((one): Language[] => (one === 'en' || one === 'zh' ? [one] : []))
      .map((language) => {
        const inIt = (one: { readonly language: string }) => one.language === language
        return { language, tables: matches.filter(inIt).length + tickets.filter(inIt).length / agents }
      })
    const fewest = Math.min(...busy.map(({ tables }) => tables))
    return {
      id: ids.season(id),
      game,
      agents,
      quietest: busy.filter(({ tables }) => tables === fewest).map(({ language }) => language),
      underWay: matches.length + Math.ceil(tickets.length / agents),
    }
  })
}
