import { besideTexts } from '@wis/games'
import type { ConnectorSettings } from '@wis/protocol'
import { storedConnector } from '../agent/connector/stored-connector.ts'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import { leaveRow } from '../person/agreement.ts'

/**
 * Deletes an account and everything that belongs to its owner alone. Its agents never play again, have no owner, and
 * nobody works on them any more, and its experiments are cancelled.
 * Their matches stay, because they are part of their opponents' record too. An admin takes over its seasons.
 */
export async function deleteUser(db: Database, userId: string): Promise<void> {
  await leaveRow(db, { userId, guest: null })
  await db.prisma.$transaction(
    async (tx) => {
      const agents = await tx.agent.findMany({ where: { ownerId: userId }, select: { id: true } })
      const theirs = { agentId: { in: agents.map(({ id }) => id) } }
      await tx.ticket.updateMany({
        where: { ...theirs, state: 'waiting' },
        data: { state: 'left', reason: 'account-deleted' },
      })
      await tx.agentSecret.deleteMany({ where: theirs })
      await tx.earlierSecret.deleteMany({ where: theirs })
      await tx.flightCheck.deleteMany({ where: theirs })
      await tx.agentAvatar.deleteMany({ where: theirs })
      await tx.agentPerson.deleteMany({ where: theirs })
      await tx.agentInvitation.deleteMany({ where: theirs })
      await tx.agentDeed.deleteMany({ where: theirs })
      await forgetSettings(tx, theirs)
      await forgetExchanges(tx, userId)
      await forgetHiddenTexts(tx, userId)
      await tx.agent.updateMany({
        where: { ownerId: userId },
        data: { ...blank, online: false, retiredAt: new Date() },
      })
      await cancelExperiments(tx, userId)
      await handOverSeasons(tx, userId)
      await tx.user.delete({ where: { id: userId } })
    },
    { timeout: 60_000 },
  )
}

const blank = {
  ownerId: null,
  description: '',
  descriptionZh: null,
  sourceUrl: '',
  published: false,
  costPublic: false,
} as const

const unsaid = {
  declaredModel: null,
  declaredHarness: null,
  declaredBillions: null,
  declaredOpen: null,
  hub: Prisma.DbNull,
} as const

/** Keeps the public part of every version: its kind and model. */
async function forgetSettings(
  tx: Prisma.TransactionClient,
  where: Prisma.AgentVersionWhereInput,
): Promise<void> {
  const versions = await tx.agentVersion.findMany({
    where,
    select: { id: true, settings: true, agent: { select: { kind: true } } },
  })
  for (const { id, settings, agent } of versions) {
    const stored = storedConnector(agent.kind, settings)
    const kept = stored ? { ...withoutAddress(stored) } : {}
    await tx.agentVersion.update({ where: { id }, data: { settings: kept, note: '', ...unsaid } })
  }
}

/** Nobody is left to pause them or to pay for them. Reports that are public stay. */
async function cancelExperiments(tx: Prisma.TransactionClient, ownerId: string): Promise<void> {
  await tx.experiment.updateMany({
    where: { ownerId, state: { in: ['planned', 'queued', 'running', 'paused'] } },
    data: { state: 'cancelled', pause: Prisma.DbNull, endedAt: new Date(), runsSince: null, queuedAt: null },
  })
  await tx.experimentMatch.updateMany({
    where: { experiment: { ownerId, state: 'cancelled' }, state: 'again' },
    data: { state: 'dropped' },
  })
}

/**
 * Hands the seasons of a deleted user to an admin. Without an admin they become the platform's own, and everybody
 * plays in those.
 */
async function handOverSeasons(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.$executeRaw`
    update seasons set owner_id = (
      select id from users where role = 'admin' and id <> ${userId} and suspended_at is null order by id limit 1
    )
    where owner_id = ${userId}`
}

async function forgetExchanges(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const texts = Prisma.raw(besideTexts.map((name) => `${name} = null`).join(', '))
  await tx.$executeRaw`
    update agent_calls set exchange = null, reply = null, ${texts}, detail = null
    from seats join agents on agents.id = seats.agent_id
    where seats.match_id = agent_calls.match_id and seats.seat = agent_calls.seat and agents.owner_id = ${userId}`
  await tx.$executeRaw`
    delete from unheard using seats join agents on agents.id = seats.agent_id
    where seats.match_id = unheard.match_id and seats.seat = unheard.seat and agents.owner_id = ${userId}`
  await tx.$executeRaw`
    update experiment_probes set exchange = null, raw = '[]', reasoning = null, detail = null
    from agents where agents.id = experiment_probes.agent_id and agents.owner_id = ${userId}`
}

/** If a moderator had hidden an agent, it is shown again without its owner's texts. */
async function forgetHiddenTexts(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const forgotten = JSON.stringify({ description: '', descriptionZh: null, sourceUrl: '' })
  await tx.$executeRaw`
    update agents set hidden_texts = hidden_texts || ${forgotten}::jsonb
    where owner_id = ${userId} and hidden_texts is not null`
}

const nowhere = 'https://deleted.invalid/'
const strategy = { preset: 'plain' }

function withoutAddress(settings: ConnectorSettings): ConnectorSettings {
  switch (settings.kind) {
    case 'hf-space':
      return { kind: 'hf-space', space: 'deleted/deleted' }
    case 'hf-model':
      return { kind: 'hf-model', model: settings.model, provider: settings.provider, strategy }
    case 'hf-endpoint':
      return { kind: 'hf-endpoint', url: nowhere, ...(settings.model && { model: settings.model }), strategy }
    case 'openai':
      return { kind: 'openai', baseUrl: nowhere, model: settings.model, strategy }
    case 'webhook':
      return { kind: 'webhook', url: nowhere }
    case 'a2a':
      return { kind: 'a2a', url: nowhere }
    case 'outbound':
    case 'person':
    case 'house':
      return settings
  }
}
