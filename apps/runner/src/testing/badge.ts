import { newId } from '@wis/db'
import type { Database } from '@wis/db'
import type { AgentId } from '@wis/engine'
import { rulesets } from '@wis/games'

/** Gives an agent's only version a badge without a flight check. */
export async function giveBadge({ prisma }: Database, agentId: AgentId): Promise<void> {
  const { id: versionId } = await prisma.agentVersion.findFirstOrThrow({ where: { agentId } })
  const languages = ['en', 'zh']
  const rulesetId = rulesets['wis-2024'].id
  await prisma.flightCheck.create({
    data: {
      id: newId(),
      agentId,
      versionId,
      rulesetId,
      ruleset: {},
      languages,
      state: 'done',
      passed: true,
      score: 100,
    },
  })
}
