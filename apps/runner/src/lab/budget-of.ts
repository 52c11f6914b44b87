import { matchForecasts } from '@wis/db/agents'
import type { OpenExperiment } from '@wis/db/experiments'
import type { AgentId } from '@wis/engine'
import type { ExpectedCalls } from '@wis/lab'
import type { MatchWorld } from '../match/match-world.ts'
import type { ReadExperiment } from './schedules.ts'

/** What an experiment may still use. A match is expected to use as much as its agents used lately. */
export interface Budget {
  /** The budget that another match at this table would go beyond. */
  lacks(table: BudgetedTable): 'tokens' | 'usd' | 'hours' | undefined
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

const hourMs = 3_600_000
const micros = 1_000_000
const mostStored = 2_000_000_000

export async function budgetOf(
  { db, clock }: Pick<MatchWorld, 'db' | 'clock'>,
  { players, tokens, spend, under, ranMs, runsSince }: OpenExperiment,
  { spec, calls }: Pick<ReadExperiment, 'spec' | 'calls'>,
): Promise<Budget> {
  const { tokens: mostTokens = Infinity, usd = Infinity, hours = Infinity } = spec.budget
  const counted = Object.values(players).filter(({ kind }) => kind !== 'house')
  const forecasts =
    counted.length === 0
      ? new Map<string, never>()
      : await matchForecasts(
          db,
          counted.map(({ agentId }) => agentId),
        )
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
  const used = { tokens: tokens + under.tokens, spend: spend + under.spend }
  const ran = ranMs + (runsSince === null ? 0 : clock.now().getTime() - Date.parse(runsSince))
  return {
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

/** How often a seat uses what it uses in a match, with the questions beside it: the subject's, or one of so many others. */
function withProbes(calls: ExpectedCalls | undefined, others: number | null): number {
  if (!calls || calls.turns === 0) return 1
  const asked = others === null ? calls.probes.subject : calls.probes.others / Math.max(1, others)
  return 1 + asked / calls.turns
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
