import type { Language } from '@wis/games'
import { roleFacts } from '@wis/ratings'
import { z } from 'zod'
import { kindHas } from '../../agent/kind-sql.ts'
import type { Database } from '../../database.ts'
import { usualGame } from '../../game/usual-game.ts'
import type { Prisma } from '../../generated/client.ts'
import { matchesOfRoleChannel, roleChannel } from '../../legacy/columns.ts'
import { firstIdAt } from '../../new-id.ts'
import { gamesWithoutWords } from '../../season/ladders.ts'
import { leaderboard } from '../../standing/leaderboard.ts'
import { factOf } from '../../standing/standing-row.ts'

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

const named = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  nameZh: z.string().nullable(),
  avatarVersion: z.string().nullish(),
})
/** The columns that hold the name of an agent called `a`. */
const nameColumns = `a.id, a.slug, a.name, a.name_zh as "nameZh", (
  select (extract(epoch from v.updated_at) * 1000)::int8::text from agent_avatars v where v.agent_id = a.id
) as "avatarVersion"`
type Champion = z.infer<typeof named>

export interface ChannelState {
  readonly channel: Channel
  /** The number of tables in play. Null if the channel is about how matches end. */
  readonly live: number | null
  /** The agent to watch: the first of its board, the newest agent, or the best in a role, which only the usual game has. */
  readonly champion: Champion | null
  /** The event that it shows. */
  readonly event: { readonly slug: string; readonly name: string } | null
}

interface Live {
  readonly top: number
  readonly en: number
  readonly zh: number
  readonly events: number
}

/**
 * Every channel of a game with its live matches and its best agent. The work grows with the tables in play and nothing else.
 */
export async function channelStates(
  db: Database,
  language: Language,
  game = usualGame,
): Promise<Readonly<Record<Channel, ChannelState>>> {
  const [live, en, zh, newest, event] = await Promise.all([
    liveCounts(db, game),
    leaderboard(db, { game, language: 'en', limit: 1 }),
    leaderboard(db, { game, language: 'zh', limit: 1 }),
    newestAgent(db, game),
    newestEvent(db, game),
  ])
  const board = language === 'zh' ? zh : en
  const first = { en: en?.items[0]?.agent ?? null, zh: zh?.items[0]?.agent ?? null }
  const isOpen = game === usualGame && board !== undefined && board.items.length > 0
  const best = isOpen ? await bestInRole(db, board.seasonId, language) : null
  return {
    top: { channel: 'top', live: live.top, champion: first[language], event: null },
    new: { channel: 'new', live: null, champion: newest, event: null },
    [roleChannel.id]: { channel: roleChannel.id, live: null, champion: best, event: null },
    en: { channel: 'en', live: live.en, champion: first.en, event: null },
    zh: { channel: 'zh', live: live.zh, champion: first.zh, event: null },
    events: { channel: 'events', live: live.events, champion: null, event },
  }
}

async function liveCounts({ pool }: Database, game: string): Promise<Live> {
  const { rows } = await pool.query<Live>({
    name: 'live-counts',
    text: `select (count(distinct m.language) filter (where m.mode = 'ranked'))::int as top,
                  (count(*) filter (where m.language = 'en' or m.game = any($2)))::int as en,
                  (count(*) filter (where m.language = 'zh' or m.game = any($2)))::int as zh,
                  (count(*) filter (where not s.demo))::int as events
           from matches m join seasons s on s.id = m.season_id
           where m.status = 'running' and not m.withheld and m.game = $1`,
    values: [game, gamesWithoutWords],
  })
  return rows[0] ?? { top: 0, en: 0, zh: 0, events: 0 }
}

async function newestAgent({ pool }: Database, game: string): Promise<Champion | null> {
  const { rows } = await pool.query({
    name: 'newest-agent',
    text: `select ${nameColumns} from agents a
           where ${kindHas('hasOwner')} and a.retired_at is null and a.hidden_for is null and a.online
             and (cardinality(a.games) = 0 or $1 = any(a.games))
           order by a.id desc limit 1`,
    values: [game],
  })
  return rows[0] ? named.parse(rows[0]) : null
}

/** One win in one match makes no master: agents that have seldom had the role are drawn towards the average. */
async function bestInRole({ pool }: Database, seasonId: string, language: string): Promise<Champion | null> {
  const { role } = roleChannel
  const [played, won] = [factOf(roleFacts(role).matches, 't'), factOf(roleFacts(role).wins, 't')]
  const { rows } = await pool.query({
    name: `best-${role}`,
    text: `select ${nameColumns}
           from standings t join agents a on a.id = t.agent_id
           where t.season_id = $1 and t.language = $2 and ${played} > 0
             and a.retired_at is null and a.hidden_for is null
           order by (${won} + 2)::float / (${played} + 4) desc, t.agent_id limit 1`,
    values: [seasonId, language],
  })
  return rows[0] ? named.parse(rows[0]) : null
}

async function newestEvent({ prisma }: Database, game: string): Promise<ChannelState['event']> {
  return prisma.season.findFirst({
    where: { game, demo: false, state: { not: 'created' } },
    orderBy: { startsAt: 'desc' },
    select: { slug: true, name: true },
  })
}
