import type { AgentId } from '@wis/engine'
import type { ConnectorSettings } from '@wis/protocol'
import type { Database } from '../../database.ts'
import { storedConnector } from '../connector/stored-connector.ts'

/**
 * The addresses of an agent's versions, by number. Only the owner may read them; without them the versions would look
 * alike.
 */
export async function versionPlaces(
  { prisma }: Database,
  agentId: AgentId,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const versions = await prisma.agentVersion.findMany({
    where: { agentId, number: { in: [...numbers] } },
    select: { number: true, settings: true, agent: { select: { kind: true } } },
  })
  return new Map(
    versions.flatMap(({ number, settings, agent }) => {
      const stored = storedConnector(agent.kind, settings)
      const place = stored && placeOf(stored)
      return place === undefined ? [] : [[number, place] as const]
    }),
  )
}

function placeOf(settings: ConnectorSettings): string | undefined {
  switch (settings.kind) {
    case 'hf-space':
      return settings.space
    case 'webhook':
    case 'hf-endpoint':
      return settings.url
    case 'openai':
      return settings.baseUrl
    case 'hf-model':
    case 'outbound':
    case 'person':
    case 'house':
      return undefined
  }
}
