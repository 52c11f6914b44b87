import { randomBytes } from 'node:crypto'
import type { AgentId } from '@wis/engine'
import type { NewConnector } from '@wis/protocol'
import { registerAgent } from '../agent/register-agent.ts'
import type { Database } from '../database.ts'
import { addProviderCalls } from '../fault/provider-record.ts'
import { newId } from '../new-id.ts'
import { createVault } from '../secret/vault.ts'

export const canary = 'hf_canary0123456789'

export const webhook = {
  kind: 'webhook',
  url: 'https://agent.example/turn',
  token: canary,
} as const satisfies NewConnector
export const space = {
  kind: 'hf-space',
  space: 'someone/agent',
  token: canary,
} as const satisfies NewConnector
export const model = {
  kind: 'openai',
  baseUrl: 'https://api.example/v1',
  model: 'small-1',
  token: canary,
  strategy: { preset: 'plain' },
} as const satisfies NewConnector

export const newVault = () => createVault(randomBytes(32).toString('base64'))

export async function owner({ prisma }: Database, name = 'Owner', now = Date.now()): Promise<string> {
  return (await prisma.user.create({ data: { id: newId(now), name } })).id
}

/** An agent of a new owner, and its registration. The second of a name has a number, because owners differ. */
export async function registered(db: Database, connector: NewConnector = webhook, name = 'Old Fox') {
  const vault = newVault()
  const ownerId = await owner(db)
  const agent = { name, languages: ['en' as const], description: 'Tested.', connector }
  let done = await registerAgent(db, vault, ownerId, agent)
  for (let number = 2; !done.ok && done.reason === 'name-taken'; number++)
    done = await registerAgent(db, vault, ownerId, { ...agent, name: `${name} ${number}` })
  if (!done.ok) throw new Error(done.reason)
  return { ...done, vault, ownerId }
}

/** Gives the agent's newest version a passed flight check. */
export async function passFlightCheck(
  { prisma }: Database,
  agentId: AgentId,
  rulesetId = 'wis-2024',
): Promise<void> {
  const version = await prisma.agentVersion.findFirstOrThrow({
    where: { agentId },
    orderBy: { number: 'desc' },
  })
  // The database rounds times to milliseconds, up as well, so that what was just before may look as late as now.
  const now = new Date(Date.now() + 2)
  const passed = { state: 'done', passed: true, score: 90, startedAt: now, endedAt: now }
  await prisma.flightCheck.create({
    data: {
      id: newId(),
      agentId,
      versionId: version.id,
      rulesetId,
      ruleset: {},
      languages: ['en'],
      ...passed,
    },
  })
}

interface Answered {
  readonly provider: string
  readonly agentId: AgentId
}

/** Makes it so that the provider answered this agent of an old account some minutes ago. */
export async function answeredBefore(
  db: Database,
  { provider, agentId }: Answered,
  minutes = 10,
): Promise<void> {
  await addProviderCalls(db, [{ provider, agentId, calls: 1, failed: 0 }])
  await db.pool.query(
    `update provider_answers set answered_at = now() - $3 * interval '1 minute' where provider = $1 and agent_id = $2`,
    [provider, agentId, minutes],
  )
  await db.pool.query('delete from provider_minutes where provider = $1 and agent_id = $2', [
    provider,
    agentId,
  ])
  await db.pool.query(
    `update users set created_at = now() - interval '30 days' where id = (select owner_id from agents where id = $1)`,
    [agentId],
  )
}
