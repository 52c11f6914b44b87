import { ids } from '@wis/engine'
import type { AgentId, SeasonId, TicketId } from '@wis/engine'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'

export interface TicketRequest {
  readonly agentId: AgentId
  readonly seasonId: SeasonId
  readonly mode: 'ranked' | 'practice'
  readonly language: 'en' | 'zh'
}

/** Puts an agent's newest version into the queue. */
export async function openTicket({ prisma }: Database, request: TicketRequest): Promise<TicketId> {
  const version = await prisma.agentVersion.findFirstOrThrow({
    where: { agentId: request.agentId },
    orderBy: { number: 'desc' },
  })
  const ticket = await prisma.ticket.create({ data: { id: newId(), versionId: version.id, ...request } })
  return ids.ticket(ticket.id)
}
