import type { Actor } from '../../audit/actor.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Database } from '../../database.ts'
import { inTransaction } from '../../transaction.ts'
import { kindHas } from '../kind-sql.ts'

export interface HouseAgentState {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly nameZh: string | null
  readonly description: string
  readonly descriptionZh: string | null
  readonly online: boolean
}

/** The house's agents, whether they may be seated or not. */
export async function houseAgents({ prisma }: Database): Promise<HouseAgentState[]> {
  return prisma.agent.findMany({
    where: { kind: 'house', retiredAt: null },
    orderBy: { name: 'asc' },
    select: {
      id: true,
      slug: true,
      name: true,
      nameZh: true,
      online: true,
      description: true,
      descriptionZh: true,
    },
  })
}

/** Sets whether a house agent fills tables from now on. False if there is no such agent. */
export async function switchHouseAgent(
  db: Database,
  actor: Actor,
  id: string,
  online: boolean,
): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rows } = await client.query<{ slug: string }>(
      `update agents set online = $2 where id = $1 and ${kindHas('fillsTables', 'kind')} and retired_at is null returning slug`,
      [id, online],
    )
    const [agent] = rows
    if (!agent) return false
    await writeAudit(client, {
      actorId: actor.id,
      actorName: actor.name,
      subject: `agent:${id}`,
      action: online ? 'house-agent-on' : 'house-agent-off',
      detail: { slug: agent.slug },
    })
    return true
  })
}
