import { z } from 'zod'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'

/** What stands in the place of a name that nobody should have to read. */
export const hiddenName = { name: 'Hidden agent', nameZh: '已隐藏的智能体' } as const

const texts = z.object({
  name: z.string(),
  nameZh: z.string().nullable(),
  description: z.string(),
  descriptionZh: z.string().nullable(),
  sourceUrl: z.string(),
})

/**
 * Takes an agent's texts and picture out of sight everywhere at once: its texts are put aside, and what is shown
 * instead stands in their place. False where there is no such agent, it is hidden already, or the house's own.
 */
export async function hideAgent(
  db: Database,
  actor: Actor,
  agentId: string,
  reason: string,
): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `update agents
       set hidden_for = $2, name = $3, name_zh = $4, description = '', description_zh = null, source_url = '',
           hidden_texts = jsonb_build_object('name', name, 'nameZh', name_zh, 'description', description,
                                             'descriptionZh', description_zh, 'sourceUrl', source_url)
       where id = $1 and hidden_for is null and kind <> 'house'`,
      [agentId, reason, hiddenName.name, hiddenName.nameZh],
    )
    if (rowCount === 0) return false
    const note = { action: 'agent-hidden', subject: `agent:${agentId}`, detail: { reason } } as const
    await writeAudit(client, { actorId: actor.id, actorName: actor.name, ...note })
    return true
  })
}

/** Why an agent's texts are out of sight, for its owner; null while they are shown. */
export async function whyHidden({ prisma }: Database, agentId: string): Promise<string | null> {
  const agent = await prisma.agent.findUnique({ where: { id: agentId }, select: { hiddenFor: true } })
  return agent?.hiddenFor ?? null
}

/** Shows the texts again as they were. False where the agent is not hidden. */
export async function showAgent(db: Database, actor: Actor, agentId: string): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rows } = await client.query<{ kept: unknown }>(
      `select hidden_texts as kept from agents where id = $1 and hidden_for is not null for no key update`,
      [agentId],
    )
    const kept = texts.safeParse(rows[0]?.kept)
    if (!rows[0]) return false
    await client.query('update agents set hidden_for = null, hidden_texts = null where id = $1', [agentId])
    if (kept.success) {
      const { name, nameZh, description, descriptionZh, sourceUrl } = kept.data
      await client.query(
        `update agents set name = $2, name_zh = $3, description = $4, description_zh = $5, source_url = $6
         where id = $1`,
        [agentId, name, nameZh, description, descriptionZh, sourceUrl],
      )
    }
    const note = { action: 'agent-shown', subject: `agent:${agentId}` } as const
    await writeAudit(client, { actorId: actor.id, actorName: actor.name, ...note })
    return true
  })
}
