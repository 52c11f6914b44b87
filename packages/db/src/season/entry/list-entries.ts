import type { SeasonId } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { Language } from '@wis/games'
import { entryStates } from '@wis/protocol'
import type { EntryRow, SeasonTerms } from '@wis/protocol'
import { z } from 'zod'
import { avatarVersionOf } from '../../agent/agent-columns.ts'
import type { Database } from '../../database.ts'
import { looksLikeOf } from '../../name/claim-name.ts'
import { laddersOf, speaks } from '../ladders.ts'

/** The public part of an entry. */
const publicStates = ['entered', 'withdrawn', 'disqualified']
const mostEntries = 1000

interface EntryReader {
  /** Whether to list all entries, as an organizer sees them. */
  readonly isOrganizer: boolean
  /** The reader also sees its own agents' entries in any state. */
  readonly userId?: string | undefined
}

/** The participants, requests and invitations of a season, as far as its reader may know them. */
export async function listEntries(
  { prisma }: Database,
  seasonId: SeasonId,
  { isOrganizer, userId }: EntryReader,
): Promise<readonly EntryRow[]> {
  const entries = await prisma.seasonEntry.findMany({
    where: {
      seasonId,
      ...(!isOrganizer && {
        OR: [
          { state: { in: publicStates } },
          ...(userId === undefined
            ? []
            : [{ agent: { OR: [{ ownerId: userId }, { people: { some: { userId } } }] } }]),
        ],
      }),
    },
    orderBy: [{ createdAt: 'asc' }, { agentId: 'asc' }],
    take: mostEntries,
    include: {
      agent: { include: { owner: { select: { name: true } }, avatar: { select: { updatedAt: true } } } },
    },
  })
  const numbers = await versionNumbers(
    { prisma },
    entries.flatMap(({ versionId }) => versionId ?? []),
  )
  return entries.map(({ agent, state, versionId, createdAt }) => {
    const { id, slug, name, nameZh, kind, owner, online, retiredAt } = agent
    return {
      agent: {
        id,
        slug,
        name,
        nameZh,
        kind,
        owner: owner?.name ?? null,
        looksLike: looksLikeOf(agent.looksLike),
        avatarVersion: avatarVersionOf(agent),
      },
      state: z.enum(entryStates).parse(state),
      version: versionId === null ? null : (numbers.get(versionId) ?? null),
      since: createdAt.toISOString(),
      online: online && retiredAt === null,
    }
  })
}

async function versionNumbers(
  { prisma }: Pick<Database, 'prisma'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const versions = await prisma.agentVersion.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, number: true },
  })
  return new Map(versions.map(({ id, number }) => [id, number]))
}

interface OfSeason {
  readonly id: SeasonId
  readonly game: string
  readonly format: string
  readonly terms: Pick<SeasonTerms, 'owners'>
  readonly ruleset: { readonly players: number }
}

/** An owner with more agents in a language than there are tables to keep them apart. */
interface CrowdedOwner {
  readonly language: Language
  readonly owner: string
  /** How many of the agents are its own. */
  readonly own: number
  readonly agents: number
}

/**
 * The owners whose agents a schedule could only keep apart by letting them play house agents more often than others do.
 * None in a ladder, and none where owners are not kept apart.
 */
export async function crowdedOwners(
  { pool }: Database,
  { id, game, format, terms, ruleset }: OfSeason,
): Promise<readonly CrowdedOwner[]> {
  const isApart = format !== 'ladder' && terms.owners === 'apart' && !kitCalled(game)?.results.shared
  if (!isApart) return []
  const { rows } = await pool.query<CrowdedOwner>({
    name: 'crowded-owners',
    text: crowdStatement,
    values: [id, ruleset.players],
  })
  return rows
}

// At tables of two, the agents of one owner may be half of all at most. Larger tables are filled up anyway.
const crowdStatement = `
  select l.language, u.name as owner, own.agents as own, total.agents
  from seasons s
  cross join unnest(${laddersOf}) with ordinality as l(language, place)
  cross join lateral (
    select a.owner_id, count(*)::int as agents
    from season_entries e join agents a on a.id = e.agent_id
    where e.season_id = s.id and e.state = 'entered' and a.retired_at is null and ${speaks('l.language')}
      and a.owner_id is not null
    group by a.owner_id
  ) own
  cross join lateral (
    select count(*)::int as agents
    from season_entries e join agents a on a.id = e.agent_id
    where e.season_id = s.id and e.state = 'entered' and a.retired_at is null and ${speaks('l.language')}
  ) total
  join users u on u.id = own.owner_id
  where s.id = $1 and own.agents > 1
    and own.agents > case when $2::int = 2 then total.agents / 2 else ceil(total.agents::numeric / $2::int) end
  order by l.place, own.agents desc, u.name, u.id`
