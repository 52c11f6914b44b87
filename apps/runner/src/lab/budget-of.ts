import { matchForecasts } from '@wis/db/agents'
import type { MatchForecast } from '@wis/db/agents'
import { agentsThatPlayed, useUnderWay } from '@wis/db/experiments'
import type { OpenExperiment } from '@wis/db/experiments'
import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import type { ExpectedCalls } from '@wis/lab'
import type pg from 'pg'
import { mostStored } from '../match/ask-seat.ts'
import type { MatchWorld } from '../match/match-world.ts'
import type { PlannedExperiment } from './deal-planned.ts'

/** What an experiment may still use. A match is expected to use as much as its agents used lately, or has used more. */
export interface Budget {
  /** The budget that another match at this table would go beyond. */
  lacks(table: BudgetedTable): 'tokens' | 'usd' | 'hours' | undefined
  /**
   * Whether nobody knows yet what a match at this table uses here, so that it is to be played alone. False without a
   * budget of tokens or money.
   */
  isFirstOf(table: BudgetedTable): boolean
  /** Takes off what such a match is expected to use, and returns it. */
  take(table: BudgetedTable): Use
}

export interface BudgetedTable {
  /** In seat order. */
  readonly agentIds: readonly AgentId[]
  /** The subject's seat. */
  readonly subject: number
}

interface Use {
  readonly tokens: number
  /** Millionths of a US dollar. */
  readonly spend: number
}

interface Budgeted extends Pick<PlannedExperiment, 'spec' | 'calls'> {
  readonly open: OpenExperiment
}

const hourMs = 3_600_000
const micros = 1_000_000

export async function budgetOf(
  { db, clock }: Pick<MatchWorld, 'db' | 'clock'>,
  client: pg.ClientBase,
  { open, spec, calls }: Budgeted,
): Promise<Budget> {
  const { id, players, tokens, spend, ranMs, runsSince, others: parts } = open
  const { tokens: mostTokens = Infinity, usd = Infinity, hours = Infinity } = spec.budget
  const isLimited = mostTokens < Infinity || usd < Infinity
  const counted = Object.values(players).flatMap(({ kind, agentId }) => (kind === 'house' ? [] : [agentId]))
  const forecasts = counted.length === 0 ? new Map<string, never>() : await matchForecasts(db, counted)
  const unknown = isLimited ? await unknownOf(client, id, forecasts) : new Set()
  const under = isLimited ? await useUnderWay(client, id) : open.under
  const expected = ({ agentIds, subject }: BudgetedTable): Use => {
    const others = agentIds.length - 1
    const inAll = (use: (id: AgentId) => number) =>
      sum(
        agentIds.map((id, seat) => Math.ceil(use(id) * withProbes(calls, seat === subject ? null : others))),
      )
    return {
      tokens: inAll((id) => forecasts.get(id)?.tokens?.count ?? 0),
      spend: inAll((id) => forecasts.get(id)?.spend ?? 0),
    }
  }
  const used = {
    tokens: tokens + under.tokens + parts.tokens,
    spend: spend + under.spend + parts.spend,
  }
  const ran = parts.ranMs + ranMs + (runsSince === null ? 0 : clock.now().getTime() - Date.parse(runsSince))
  return {
    isFirstOf: ({ agentIds }) => agentIds.some((agentId) => unknown.has(agentId)),
    lacks: (table) => {
      const next = expected(table)
      if (used.tokens + next.tokens > mostTokens) return 'tokens'
      if (used.spend + next.spend > usd * micros) return 'usd'
      return ran >= hours * hourMs ? 'hours' : undefined
    },
    take: (table) => {
      const next = expected(table)
      used.tokens += next.tokens
      used.spend += next.spend
      return { tokens: Math.min(next.tokens, mostStored), spend: Math.min(next.spend, mostStored) }
    },
  }
}

/** The agents that report what they use, and of which no match of this experiment is over. */
async function unknownOf(
  client: pg.ClientBase,
  id: string,
  forecasts: ReadonlyMap<string, MatchForecast>,
): Promise<ReadonlySet<AgentId>> {
  const counted = [...forecasts.values()].flatMap(({ agentId, tokens }) => (tokens ? ids.agent(agentId) : []))
  const known = await agentsThatPlayed(client, id, counted)
  return new Set(counted.filter((agentId) => !known.has(agentId)))
}

/** How often a seat uses what it uses in a match, with the questions beside it: the subject's, or one of so many others. */
function withProbes(calls: ExpectedCalls | undefined, others: number | null): number {
  if (!calls || calls.turns === 0) return 1
  const asked = others === null ? calls.probes.subject : calls.probes.others / Math.max(1, others)
  return 1 + asked / calls.turns
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
