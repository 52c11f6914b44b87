import { kits, languages } from '@wis/games'
import type { Language } from '@wis/games'
import { anyRuleset, matchmakingRule } from '@wis/protocol'
import { kindHas } from '../agent/kind-sql.ts'
import type { Database } from '../database.ts'
import { gamesWithoutWords } from '../season/ladders.ts'
import { seasonFor } from '../season/read-season.ts'
import { seekersForPeople } from '../ticket/seekers.ts'

/** A wish for any of the online agents, where one could be named. */
export const anyOnlineAgent = '*'

export interface OnlineAgent {
  readonly id: string
  readonly slug: string
  readonly name: string
}

/** The agents of owners that a person may have at a table of a game in a language now. */
export interface OnlineAgents {
  readonly game: string
  readonly language: Language
  /** By name. Never empty. */
  readonly agents: readonly OnlineAgent[]
}

/** Wherever there are such agents. A choice of a game and a language that is not listed has none. */
export async function listOnlineAgents(db: Database): Promise<readonly OnlineAgents[]> {
  const { rows } = await db.pool.query<{ games: string[]; languages: string[] }>({
    name: 'agents-that-play-people',
    text: `select distinct a.games, a.languages from agents a
           where a.plays_people and a.online and a.retired_at is null and ${kindHas('hasOwner')}`,
  })
  const tables = kits.flatMap(({ id: game }) =>
    languages.flatMap((language) =>
      rows.some(
        (one) =>
          (one.games.length === 0 || one.games.includes(game)) &&
          (gamesWithoutWords.includes(game) || one.languages.includes(language)),
      )
        ? [{ game, language }]
        : [],
    ),
  )
  const found = await Promise.all(
    tables.map(async (table) => ({ ...table, agents: await onlineAgentsFor(db, table) })),
  )
  return found.filter(({ agents }) => agents.length > 0)
}

/** The agents of owners that are free for a person now, by name. */
export async function onlineAgentsFor(
  db: Database,
  { game, language }: Pick<OnlineAgents, 'game' | 'language'>,
): Promise<readonly OnlineAgent[]> {
  const seasonId = await seasonFor(db, { game, language })
  if (!seasonId) return []
  const season = await db.prisma.season.findUniqueOrThrow({
    where: { id: seasonId },
    select: { ruleset: true },
  })
  const ruleset = anyRuleset.parse(season.ruleset)
  const table = { seasonId, mode: 'practice', language, game, ruleset, players: ruleset.players } as const
  const free = (await seekersForPeople(db.pool, table, matchmakingRule)).filter(
    ({ capacity }) => capacity > 0,
  )
  return db.prisma.agent.findMany({
    where: { id: { in: free.map(({ agentId }) => agentId) } },
    select: { id: true, slug: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
}

interface Wish extends Pick<OnlineAgents, 'game' | 'language'> {
  readonly onlineAgents?: string | undefined
}

/** A wish for online agents as tickets keep it, if there is one. Null if no such agent is free. */
export async function wishForOnline(db: Database, wish: Wish): Promise<string | null | undefined> {
  const { onlineAgents } = wish
  if (onlineAgents === undefined) return undefined
  const free = await onlineAgentsFor(db, wish)
  if (onlineAgents === anyOnlineAgent) return free.length > 0 ? anyOnlineAgent : null
  return free.find(({ slug }) => slug === onlineAgents)?.id ?? null
}
