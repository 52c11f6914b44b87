import type { Database } from '../../database.ts'
import type { Prisma } from '../../generated/client.ts'
import { firstIdAt } from '../../new-id.ts'

/** The channels of the page where matches are watched. */
export const channels = ['top', 'new', 'spy', 'en', 'zh', 'events'] as const
export type Channel = (typeof channels)[number]

const newForMs = 14 * 24 * 60 * 60 * 1000
/** How many new agents the channel of new agents looks at; the newest come first. */
const mostNewcomers = 200

/**
 * What a channel shows, as conditions on columns of a match; undefined where it shows nothing. Agents and seasons are
 * looked up first, as their names are: what nobody has would otherwise be sought through all of history.
 */
export async function channelCondition(
  { prisma }: Database,
  channel: Channel,
): Promise<Prisma.MatchWhereInput | undefined> {
  switch (channel) {
    case 'top':
      return { mode: 'ranked' }
    case 'spy':
      return { OR: [{ winner: 'spy', withheld: false }, { status: { in: ['waiting', 'running'] } }] }
    case 'en':
    case 'zh':
      return { language: channel }
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

async function newcomers(prisma: Database['prisma']): Promise<string[]> {
  const found = await prisma.agent.findMany({
    where: { kind: { not: 'house' }, retiredAt: null, id: { gt: firstIdAt(Date.now() - newForMs) } },
    orderBy: { id: 'desc' },
    take: mostNewcomers,
    select: { id: true },
  })
  return found.map(({ id }) => id)
}
