import { matchForecasts } from '@wis/db/agents'
import type { OpenExperiment } from '@wis/db/experiments'
import type { AgentId } from '@wis/engine'
import type { ExperimentSpec } from '@wis/lab'
import type { MatchWorld } from '../match/match-world.ts'

/** What an experiment may still use. A match is expected to use as much as its agents used lately. */
export interface Budget {
  /** The budget that another match of these agents would go beyond. */
  lacks(agentIds: readonly AgentId[]): 'tokens' | 'usd' | 'hours' | undefined
  /** Takes off what such a match is expected to use, and returns it. */
  take(agentIds: readonly AgentId[]): Use
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
  { tokens: mostTokens = Infinity, usd = Infinity, hours = Infinity }: ExperimentSpec['budget'],
): Promise<Budget> {
  const counted = Object.values(players).filter(({ kind }) => kind !== 'house')
  const forecasts =
    counted.length === 0
      ? new Map<string, never>()
      : await matchForecasts(
          db,
          counted.map(({ agentId }) => agentId),
        )
  const expected = (agentIds: readonly AgentId[]): Use => ({
    tokens: sum(agentIds.map((id) => forecasts.get(id)?.tokens?.count ?? 0)),
    spend: sum(agentIds.map((id) => Math.ceil(forecasts.get(id)?.spend ?? 0))),
  })
  const used = { tokens: tokens + under.tokens, spend: spend + under.spend }
  const ran = ranMs + (runsSince === null ? 0 : clock.now().getTime() - Date.parse(runsSince))
  return {
    lacks: (agentIds) => {
      const next = expected(agentIds)
      if (used.tokens + next.tokens > mostTokens) return 'tokens'
      if (used.spend + next.spend > usd * micros) return 'usd'
      return ran >= hours * hourMs ? 'hours' : undefined
    },
    take: (agentIds) => {
      const next = expected(agentIds)
      used.tokens += next.tokens
      used.spend += next.spend
      return { tokens: Math.min(next.tokens, mostStored), spend: Math.min(next.spend, mostStored) }
    },
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
