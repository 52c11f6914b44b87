import { ids } from '@wis/engine'
import type { AgentId, VersionId } from '@wis/engine'
import { traitsOf } from '@wis/protocol'
import type { ConnectorKind, NewAgentInput } from '@wis/protocol'
import type pg from 'pg'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { usualGame } from '../game/usual-game.ts'
import { holdOwner } from '../locks.ts'
import { claimName } from '../name/claim-name.ts'
import type { NameRefused } from '../name/claim-name.ts'
import { newId, slugsFor } from '../new-id.ts'
import type { Sealer } from '../secret/vault.ts'
import { inTransaction } from '../transaction.ts'
import { keepToken, takeApart, takenSpace } from './connector/stored-connector.ts'
import type { SpaceTaken } from './connector/stored-connector.ts'
import { declareMakeUp } from './make-up/make-up.ts'

/** The most agents of one owner that may be in use at the same time. */
export const agentsPerOwner = 20

export type Registered =
  | { readonly ok: true; readonly agentId: AgentId; readonly slug: string; readonly versionId: VersionId }
  | Refusal<'too-many-agents' | 'token-needed' | 'no-such-owner' | SpaceTaken>
  | NameRefused

/**
 * Stores an agent of an owner with its first version, offline, its token sealed. The agent plays only practice
 * matches until its owner lets it play ranked.
 */
export async function registerAgent(
  db: Database,
  sealer: Sealer,
  ownerId: string,
  agent: NewAgentInput,
): Promise<Registered> {
  const { settings, token } = takeApart(agent.connector)
  if (traitsOf(settings.kind).needsToken && token === undefined) return refuse('token-needed')
  return inTransaction(db, async (client) => {
    const room = await roomFor(client, ownerId)
    if (room !== 'room') return refuse(room)
    const taken = await takenSpace(client, settings, { ownerId })
    if (taken) return refuse(taken)
    const claimed = await claimName(client, { table: 'agents', name: agent.name, besides: null })
    if (!claimed.ok) return claimed
    const [agentId, versionId] = [newId(), newId()]
    const slug = await insertAgent(client, { agentId, ownerId, skeletons: claimed.skeletons }, agent)
    await client.query(
      'insert into agent_versions (id, agent_id, number, settings, init_due) values ($1, $2, 1, $3, $4)',
      [versionId, agentId, JSON.stringify(settings), traitsOf(settings.kind).hasOneMemory],
    )
    if (agent.makeUp) await declareMakeUp(client, agentId, agent.makeUp)
    await keepToken(client, sealer, agentId, { settings, token })
    return { ok: true, agentId: ids.agent(agentId), slug, versionId: ids.version(versionId) }
  })
}

/** Whether an owner may have one agent more. The lock counts two simultaneous registrations one after the other. */
export async function roomFor(
  client: pg.ClientBase,
  ownerId: string,
): Promise<'room' | 'too-many-agents' | 'no-such-owner'> {
  if (!(await holdOwner(client, ownerId))) return 'no-such-owner'
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from agents where owner_id = $1 and retired_at is null',
    [ownerId],
  )
  return (rows[0]?.count ?? 0) < agentsPerOwner ? 'room' : 'too-many-agents'
}

/** Models and A2A agents are told the rules of each game in words. Any other program has to know them. */
const gamesOf = (kind: ConnectorKind) => (traitsOf(kind).isModel || kind === 'a2a' ? [] : [usualGame])

interface Place {
  readonly agentId: string
  readonly ownerId: string
  readonly skeletons: readonly string[]
}

async function insertAgent(
  client: pg.ClientBase,
  { agentId, ownerId, skeletons }: Place,
  { name, languages, games, description, connector }: NewAgentInput,
): Promise<string> {
  for (const slugs = slugsFor(name); ;) {
    const slug = slugs.next().value
    const { rowCount } = await client.query(
      `insert into agents (id, slug, name, description, languages, games, kind, owner_id, plays_ranked,
                           name_skeletons)
       values ($1, $2, $3, $4, $5, $8, $6, $7, false, $9) on conflict (slug) do nothing`,
      [
        agentId,
        slug,
        name,
        description,
        languages,
        connector.kind,
        ownerId,
        games ?? gamesOf(connector.kind),
        skeletons,
      ],
    )
    if (rowCount === 1) return slug
  }
}

export interface NewAgent {
  readonly slug: string
  readonly name: string
  readonly kind: string
  readonly description: string
  readonly owner: { readonly name: string; readonly email: string }
  readonly settings: Readonly<Record<string, string>>
}

/** Stores an agent of an owner with its first version. Creates the owner if there is none. */
export async function saveAgent(
  { prisma }: Database,
  { owner, settings, ...agent }: NewAgent,
): Promise<{ agentId: AgentId; versionId: VersionId }> {
  const [id, versionId] = [newId(), newId()]
  await prisma.agent.create({
    data: {
      id,
      ...agent,
      languages: ['en', 'zh'],
      owner: { connectOrCreate: { where: { email: owner.email }, create: { id: newId(), ...owner } } },
      versions: { create: { id: versionId, number: 1, settings } },
    },
  })
  return { agentId: ids.agent(id), versionId: ids.version(versionId) }
}
