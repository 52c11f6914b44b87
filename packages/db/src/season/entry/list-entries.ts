import type { SeasonId } from '@wis/engine'
import { entryStates } from '@wis/protocol'
import type { EntryRow } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import { looksLikeOf } from '../../name/look-alikes.ts'

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
          ...(userId === undefined ? [] : [{ agent: { ownerId: userId } }]),
        ],
      }),
    },
    orderBy: [{ createdAt: 'asc' }, { agentId: 'asc' }],
    take: mostEntries,
    include: { agent: { include: { owner: { select: { name: true } } } } },
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
