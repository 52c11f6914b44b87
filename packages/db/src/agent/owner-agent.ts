import type { AgentId } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { defaultPriceOf, priceSource, rankedPace, secretPlace } from '@wis/protocol'
import type { ConnectorView, LabPermission, OwnerAgentPage } from '@wis/protocol'
import { z } from 'zod'
import { matchForecasts } from '../budget/forecast.ts'
import type { MatchForecast } from '../budget/forecast.ts'
import type { Database } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import { isLinked } from '../outbound/links.ts'
import { nextMatchOf } from '../ticket/own-pace.ts'
import { agentColumns, agentRowOf, currentRulesets, offlineOf } from './agent-columns.ts'
import { lastChecks, readFlightCheck } from './check/read-check.ts'
import { storedConnector } from './connector/stored-connector.ts'
import { declaredOf } from './make-up/make-up.ts'

const microsPerDollar = 1_000_000
const shown = { faults: 20, notices: 20 }

/** An agent as its owner sees it. The caller must know that the reader is its owner. */
export async function ownerAgent(db: Database, agentId: AgentId): Promise<OwnerAgentPage | undefined> {
  // Read before the badge. A check that ends between the two reads must not be shown as passed without a badge.
  const [check = null, checks] = await Promise.all([readFlightCheck(db, agentId), lastChecks(db, agentId)])
  const { versions, ...include } = agentColumns(await currentRulesets(db)).include
  const agent = await db.prisma.agent.findUnique({
    where: { id: agentId },
    include: {
      ...include,
      versions: { ...versions, include: { ...versions.include, placements: { select: { left: true } } } },
      secrets: { select: { place: true } },
      oldSecrets: { select: { place: true, validUntil: true }, where: { validUntil: { gt: new Date() } } },
      budgetDays: { where: { day: startOfDay() } },
      faults: { orderBy: { at: 'desc' }, take: shown.faults },
      notices: { orderBy: { id: 'desc' }, take: shown.notices },
    },
  })
  const [version] = agent?.versions ?? []
  if (!agent || !version) return undefined
  const { connector: _, ...row } = agentRowOf(agent)
  const played = await db.prisma.standing.aggregate({ where: { agentId }, _sum: { matches: true } })
  return {
    ...row,
    published: agent.published,
    publishesCost: agent.costPublic,
    rankedMatches: played._sum.matches ?? 0,
    connector: connectorViewOf(agent, version.settings),
    declared: declaredOf(version),
    limits: limitsOf(agent),
    defaultPrices: defaultPricesOf(agent.kind, version.settings),
    lab: labPermissionOf(agent),
    againstPeople: {
      allowed: agent.playsPeople,
      atOnce: agent.peopleAtOnce,
      matchesPerDay: agent.peopleMatches,
    },
    forecast: forecastOf((await matchForecasts(db, [agentId])).get(agentId)),
    today: todayOf(agent.budgetDays[0]),
    offline: offlineOf(agent),
    placementsLeft: version.placements.reduce((sum, { left }) => sum + left, 0),
    playsRanked: agent.playsRanked,
    connected: agent.kind === 'outbound' ? await isLinked(db, agentId) : null,
    nextMatch: await nextMatchOf(db, agentId),
    check,
    checks,
    faults: agent.faults.map(({ matchId, seq, at, verdict, detail }) => ({
      matchId,
      seq,
      verdict,
      detail,
      at: at.toISOString(),
    })),
    notices: agent.notices
      .filter(({ userId }) => userId === agent.ownerId)
      .map(({ id, kind, params, createdAt, readAt }) => ({
        id,
        kind,
        params: z.record(z.string(), z.unknown()).parse(params),
        createdAt: createdAt.toISOString(),
        readAt: iso(readAt),
      })),
  }
}

function forecastOf(forecast: MatchForecast | undefined): OwnerAgentPage['forecast'] {
  if (!forecast) return null
  const { tokens, spend, minutes, matches } = forecast
  return { tokens, dollars: spend === null ? null : spend / microsPerDollar, minutes, matches }
}

function defaultPricesOf(kind: string, settings: unknown): OwnerAgentPage['defaultPrices'] {
  const connector = storedConnector(kind, settings)
  const price = connector && defaultPriceOf(connector)
  return price ? { ...price, source: priceSource } : null
}

const iso = (date: Date | null) => date?.toISOString() ?? null

function startOfDay(): Date {
  return new Date(`${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`)
}

interface Secretive {
  readonly kind: string
  readonly secrets: readonly { readonly place: string }[]
  readonly oldSecrets: readonly { readonly place: string; readonly validUntil: Date }[]
}

/** Null if the settings have a form that is no longer supported. Then the agent needs a new version. */
function connectorViewOf({ kind, secrets, oldSecrets }: Secretive, settings: unknown): ConnectorView | null {
  const stored = storedConnector(kind, settings)
  if (!stored) return null
  const place = secretPlace(stored)
  const earlier = oldSecrets.find((secret) => secret.place === place)
  return {
    ...stored,
    hasToken: secrets.some((secret) => secret.place === place),
    ...(earlier && { earlierTokenUntil: earlier.validUntil.toISOString() }),
  }
}

type StoredAgent = Prisma.AgentGetPayload<object>

function limitsOf(agent: StoredAgent): OwnerAgentPage['limits'] {
  const { concurrency, matchesPerDay, tokensPerDay, spendPerDay, inputPrice, outputPrice } = agent
  return {
    concurrency,
    matchesPerDay,
    tokensPerDay,
    dollarsPerDay: spendPerDay === null ? null : spendPerDay / microsPerDollar,
    prices: inputPrice === null || outputPrice === null ? null : { input: inputPrice, output: outputPrice },
    pace: paceOf(agent),
  }
}

function paceOf(agent: StoredAgent): OwnerAgentPage['limits']['pace'] {
  const { paceMatches, pacePer, paceFrom, paceUntil, pauseAtFaults, pauseAtSpend } = agent
  const { paceGames, paceLanguages, pauseBelow, pauseAbove } = agent
  if (paceMatches === null) return null
  const known = paceGames.filter((game) => kitCalled(game) !== undefined)
  return rankedPace.parse({
    matches: paceMatches,
    per: pacePer,
    ...(paceFrom !== null && paceUntil !== null && { hours: { from: paceFrom, until: paceUntil } }),
    ...(pauseAtFaults !== null && { pauseAtFaults }),
    ...(pauseAtSpend !== null && { pauseAtDollars: Number(pauseAtSpend) / microsPerDollar }),
    ...(known.length > 0 && { games: known }),
    ...(paceLanguages.length > 0 && { languages: paceLanguages }),
    ...(pauseBelow !== null && { pauseBelowRating: pauseBelow }),
    ...(pauseAbove !== null && { pauseAboveRating: pauseAbove }),
  })
}

const labPermissionOf = ({
  labSubject,
  labOpponent,
  labMatches,
  labTokens,
}: Pick<StoredAgent, 'labSubject' | 'labOpponent' | 'labMatches' | 'labTokens'>): LabPermission => ({
  subject: labSubject,
  opponent: labOpponent,
  matchesPerDay: labMatches,
  tokensPerDay: labTokens,
})

function todayOf(day: Prisma.BudgetDayGetPayload<object> | undefined): OwnerAgentPage['today'] {
  return {
    day: startOfDay().toISOString().slice(0, 10),
    matches: day?.matches ?? 0,
    tokens: day ? Number(day.tokens + day.checkTokens) : 0,
    dollars: day ? Number(day.spend + day.checkSpend) / microsPerDollar : 0,
  }
}
