import type { AgentId } from '@wis/engine'
import type { AgentVersionRow } from '@wis/protocol'
import type { Database } from '../../database.ts'
import type { Page } from '../../page.ts'
import { currentRulesets, versionColumns, versionRowOf } from '../agent-columns.ts'

/** The versions of an agent, newest first. The cursor is the number of the last row of the page before. */
export async function agentVersions(
  db: Database,
  agentId: AgentId,
  { cursor, limit = 30 }: { readonly cursor?: number | undefined; readonly limit?: number | undefined } = {},
): Promise<Page<AgentVersionRow>> {
  const agent = await db.prisma.agent.findUnique({
    where: { id: agentId },
    select: {
      kind: true,
      published: true,
      hiddenFor: true,
      games: true,
      versions: {
        where: cursor === undefined ? {} : { number: { lt: cursor } },
        orderBy: { number: 'desc' },
        take: limit + 1,
        ...versionColumns(await currentRulesets(db)),
      },
    },
  })
  if (!agent) return { items: [], nextCursor: null }
  const items = agent.versions.slice(0, limit).map((version) => versionRowOf(version, agent))
  const last = items.at(-1)
  return { items, nextCursor: agent.versions.length > limit && last ? String(last.number) : null }
}
