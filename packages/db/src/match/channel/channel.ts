import type { Database } from '../../database.ts'
import type { Prisma } from '../../generated/client.ts'
import { matchesOfRoleChannel, roleChannel } from '../../legacy/role-channel.ts'
import { firstIdAt } from '../../new-id.ts'

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
