import type { AgentId } from '@wis/engine'
import type { AgentChanges, AgentLimits, LabPermission } from '@wis/protocol'
import type { Database } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import { claimName } from '../name/claim-name.ts'
import type { NameClaimed, NameRefused } from '../name/claim-name.ts'
import { inTransaction } from '../transaction.ts'
import { declareMakeUp } from './make-up/declare-make-up.ts'

const microsPerDollar = 1_000_000

/**
 * Changes the settings that belong to no version: name, description, languages, games, limits, public parts, what
 * experiments of others may do with it; and what the newest version is declared to be made of. Missing fields stay as they are. False if there is no such agent in use. An agent with one memory keeps to one match at a time. If
 * a moderator hides an agent's texts, the replacement texts stay. Nothing changes if the name is refused.
 */
export async function updateAgent(
  db: Database,
  agentId: AgentId,
  { name, languages, games, description, sourceUrl, published, limits = {}, lab = {}, makeUp }: AgentChanges,
): Promise<boolean | NameRefused> {
  const { prisma, pool } = db
  const agent = await prisma.agent.findFirst({
    where: { id: agentId, retiredAt: null, kind: { not: 'house' } },
    select: { hiddenFor: true, name: true },
  })
  if (!agent) return false
  const isShown = agent.hiddenFor === null
  if (isShown && name !== undefined && name !== agent.name) {
    const renamed = await rename(db, agentId, name)
    if (!renamed.ok) return renamed
  }
  await prisma.agent.updateMany({
    where: { id: agentId },
    data: {
      ...(isShown && description !== undefined && { description }),
      ...(languages && { languages }),
      ...(games && { games }),
      ...(isShown && sourceUrl !== undefined && { sourceUrl }),
      ...(published !== undefined && { published }),
      ...limitColumns(limits),
      ...labColumns(lab),
    },
  })
  await prisma.agent.updateMany({ where: { id: agentId, kind: 'hf-space' }, data: { concurrency: 1 } })
  if (isShown && makeUp) await declareMakeUp(pool, agentId, makeUp)
  if (languages) await leaveOtherLanguages(prisma, agentId, languages)
  if (games && games.length > 0) await leaveOtherGames(prisma, agentId, games)
  return true
}

async function rename(db: Database, agentId: AgentId, name: string): Promise<NameClaimed> {
  return inTransaction(db, async (client) => {
    const claimed = await claimName(client, { table: 'agents', name, besides: agentId })
    if (claimed.ok)
      await client.query(
        `update agents set name = $2, name_skeletons = $3, looks_like = null
         where id = $1 and retired_at is null and hidden_for is null`,
        [agentId, name, claimed.skeletons],
      )
    return claimed
  })
}

function limitColumns(limits: Partial<LimitChanges>): Prisma.AgentUncheckedUpdateManyInput {
  const { concurrency, matchesPerDay, tokensPerDay, dollarsPerDay, prices, pace } = limits
  return {
    ...(concurrency !== undefined && { concurrency }),
    ...(matchesPerDay !== undefined && { matchesPerDay }),
    ...(tokensPerDay !== undefined && { tokensPerDay }),
    ...(dollarsPerDay !== undefined && {
      spendPerDay: dollarsPerDay === null ? null : Math.round(dollarsPerDay * microsPerDollar),
    }),
    ...(prices !== undefined && {
      inputPrice: prices?.input ?? null,
      outputPrice: prices?.output ?? null,
    }),
    ...(pace !== undefined && { paceMatches: pace?.matches ?? null, ...(pace && { pacePer: pace.per }) }),
  }
}

type Changes<Whole> = { readonly [Name in keyof Whole]?: Whole[Name] | undefined }

function labColumns(lab: Changes<LabPermission>): Prisma.AgentUncheckedUpdateManyInput {
  const { subject, opponent, matchesPerDay, tokensPerDay } = lab
  return {
    ...(subject !== undefined && { labSubject: subject }),
    ...(opponent !== undefined && { labOpponent: opponent }),
    ...(matchesPerDay !== undefined && { labMatches: matchesPerDay }),
    ...(tokensPerDay !== undefined && { labTokens: tokensPerDay }),
  }
}

type LimitChanges = { readonly [Name in keyof AgentLimits]: AgentLimits[Name] | undefined }

async function leaveOtherLanguages(
  prisma: Database['prisma'],
  agentId: AgentId,
  languages: readonly string[],
): Promise<void> {
  await prisma.ticket.updateMany({
    where: { agentId, state: 'waiting', language: { notIn: [...languages] } },
    data: { state: 'left', reason: 'language-dropped' },
  })
}

async function leaveOtherGames(
  prisma: Database['prisma'],
  agentId: AgentId,
  games: readonly string[],
): Promise<void> {
  await prisma.ticket.updateMany({
    where: { agentId, state: 'waiting', season: { game: { notIn: [...games] } } },
    data: { state: 'left', reason: 'game-dropped' },
  })
}

/** Whether the agent has limits in money but no price, given or stored, to count by. */
export async function lacksPrices(
  { prisma }: Database,
  agentId: AgentId,
  { dollarsPerDay, prices }: Partial<LimitChanges>,
): Promise<boolean> {
  if (dollarsPerDay === undefined || dollarsPerDay === null || prices !== undefined) return false
  const agent = await prisma.agent.findUnique({ where: { id: agentId }, select: { inputPrice: true } })
  return agent?.inputPrice === null
}
