import type { Database } from '../../database.ts'
import { usualGame } from '../../game/usual-game.ts'
import type { Prisma } from '../../generated/client.ts'
import { matchesOfRoleChannel, roleChannel } from '../../legacy/columns.ts'
import { firstIdAt } from '../../new-id.ts'
import { gamesWithoutWords } from '../../season/ladders.ts'

/** The channels of the page where matches are watched. */
export const channels = ['top', 'new', roleChannel.id, 'en', 'zh', 'events'] as const
export type Channel = (typeof channels)[number]

const newForMs = 14 * 24 * 60 * 60 * 1000
/** How many of the newest agents the channel of new agents covers. */
const mostNewcomers = 200

/**
 * The matches of a channel, as conditions on columns of a match. Undefined if it shows nothing. Agents and seasons
 * are looked up first: a search for matches of unknown agents would read all of history.
 */
export async function channelCondition(
  { prisma }: Database,
  channel: Channel,
): Promise<Prisma.MatchWhereInput | undefined> {
  switch (channel) {
    case 'top':
      return { mode: 'ranked' }
    case roleChannel.id:
      return matchesOfRoleChannel
    case 'en':
    case 'zh':
      return inLanguage(channel)
    case 'new': {
      const agentIds = await newcomers(prisma)
      return agentIds.length === 0 ? undefined : { seats: { some: { agentId: { in: agentIds } } } }
    }
    case 'events': {
      const events = await prisma.season.findMany({ where: { demo: false }, select: { id: true } })
      return events.length === 0 ? undefined : { seasonId: { in: events.map(({ id }) => id) } }
    }
    default:
      return channel satisfies never
  }
}

/** A match without words is in every language. */
export const inLanguage = (language: string): Prisma.MatchWhereInput => ({
  OR: [{ language }, { game: { in: [...gamesWithoutWords] } }],
})

async function newcomers(prisma: Database['prisma']): Promise<string[]> {
  const found = await prisma.agent.findMany({
    where: { kind: { not: 'house' }, retiredAt: null, id: { gt: firstIdAt(Date.now() - newForMs) } },
    orderBy: { id: 'desc' },
    take: mostNewcomers,
    select: { id: true },
  })
  return found.map(({ id }) => id)
}

/** How many tables of a game are in play in each channel. Those of new agents or of an ending count none. */
export type ChannelCounts = Readonly<Partial<Record<Channel, number>>>

export async function channelCounts({ pool }: Database, game = usualGame): Promise<ChannelCounts> {
  const { rows } = await pool.query<ChannelCounts>({
    name: 'live-counts',
    text: `select (count(distinct m.language) filter (where m.mode = 'ranked'))::int as top,
                  (count(*) filter (where m.language = 'en' or m.game = any($2)))::int as en,
                  (count(*) filter (where m.language = 'zh' or m.game = any($2)))::int as zh,
                  (count(*) filter (where not s.demo))::int as events
           from matches m join seasons s on s.id = m.season_id
           where m.status = 'running' and not m.withheld and m.game = $1`,
    values: [game, gamesWithoutWords],
  })
  return rows[0] ?? {}
}
