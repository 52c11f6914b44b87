import type { AgentId, VersionId } from '@wis/engine'
import type { AgentRow, AgentVersionRow, ConnectorSettings } from '@wis/protocol'
import { pageOf } from '../../database.ts'
import type { Database, Page } from '../../database.ts'
import { agentColumns, agentRowOf, currentRulesets, versionColumns, versionRowOf } from '../agent-columns.ts'
import { storedConnector } from '../connector/stored-connector.ts'
import { makeUpJson } from '../make-up/make-up.ts'

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
  const rows = agent.versions.map((version) => versionRowOf(version, agent))
  return pageOf(rows, limit, ({ number }) => String(number))
}

/** Records that the memory of a version has been cleared, so that nothing is left in it from before. */
export async function initDone({ pool }: Database, versionId: VersionId): Promise<void> {
  await pool.query({
    name: 'init-done',
    text: 'update agent_versions set init_due = false where id = $1 and init_due',
    values: [versionId],
  })
}

/**
 * SQL for the public making of the newest version of agent `a`. It has the form of `Making` and exactly the content
 * of the agent's profile. The prompts of its strategy stay out, because they are long.
 */
export const makingOfAgent = `
  (select json_build_object(
     'version', v.number,
     'space', case when a.kind = 'hf-space' and a.published then v.settings ->> 'space' end,
     'model', case when a.kind <> 'hf-space' then v.settings ->> 'model' end,
     'strategy', case when v.settings ? 'strategy' then json_build_object(
       'id', coalesce(v.settings #>> '{strategy,preset}', v.settings #>> '{strategy,custom,basedOn}',
                      v.settings #>> '{strategy,custom,id}'),
       'custom', v.settings #> '{strategy,custom}' is not null) end,
     'makeUp', ${makeUpJson})
   from agent_versions v where v.agent_id = a.id
   order by v.number desc limit 1)`

/** A new agent, or a later version of one. */
export interface NewestVersion {
  readonly agent: AgentRow
  readonly number: number
  readonly note: string
  readonly at: string
}

/** The latest new versions of users' agents, newest first. Each agent appears only with its newest version. */
export async function newestVersions(db: Database, limit = 12): Promise<NewestVersion[]> {
  const agents = agentColumns(await currentRulesets(db))
  const found = await db.prisma.agentVersion.findMany({
    where: { agent: { retiredAt: null, hiddenFor: null, kind: { notIn: ['house', 'person'] } } },
    orderBy: { id: 'desc' },
    take: limit * 4,
    include: { agent: agents },
  })
  const seen = new Set<string>()
  const newest = found.filter(({ agentId }) => !seen.has(agentId) && seen.add(agentId))
  return newest.slice(0, limit).map(({ agent, number, note, createdAt }) => ({
    number,
    note,
    at: createdAt.toISOString(),
    agent: agentRowOf(agent),
  }))
}

/** Agents whose owners show everybody how they are made, newest first. */
export async function openAgents(db: Database, limit = 24): Promise<AgentRow[]> {
  const found = await db.prisma.agent.findMany({
    where: {
      retiredAt: null,
      hiddenFor: null,
      kind: { not: 'house' },
      OR: [{ published: true }, { sourceUrl: { not: '' } }],
    },
    orderBy: { id: 'desc' },
    take: limit,
    ...agentColumns(await currentRulesets(db)),
  })
  return found.map(agentRowOf)
}

/**
 * The settings of an agent's versions, by number, for its owner. Versions whose settings have a form that is no longer supported
 * are left out.
 */
export async function versionSettings(
  { prisma }: Database,
  agentId: AgentId,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, ConnectorSettings>> {
  const versions = await prisma.agentVersion.findMany({
    where: { agentId, number: { in: [...numbers] } },
    select: { number: true, settings: true, agent: { select: { kind: true } } },
  })
  return new Map(
    versions.flatMap(({ number, settings, agent }) => {
      const stored = storedConnector(agent.kind, settings)
      return stored ? [[number, stored] as const] : []
    }),
  )
}
