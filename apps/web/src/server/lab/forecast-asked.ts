import type { Database } from '@wis/db'
import { callForecasts } from '@wis/db/agents'
import type { CallForecast } from '@wis/db/agents'
import type { ExperimentPlayer, ExperimentPlayers } from '@wis/db/experiments'

/** How often an agent is asked something beside matches. */
export interface AskedOften {
  readonly name: string
  readonly calls: number
}

/** What questions beside matches take. */
export interface AskedForecast {
  /** Null if none of the agents reports its usage. */
  readonly tokens: number | null
  /** Null if no price is known. */
  readonly micros: number | null
  /** Every agent is asked one question at a time, and all agents at the same time. Null if nothing of it is known. */
  readonly minutes: number | null
  /** The agents that have answered nothing yet, so that their time is not in it. */
  readonly withoutTime: readonly string[]
}

/** Players of the laboratory and of the house answer at once. */
export const answersAtOnce: ReadonlySet<string> = new Set(['sample', 'house'])

type Asked = Pick<ExperimentPlayer, 'agentId' | 'kind'>

/** What a call of these agents takes, as far as anybody knows. */
export async function callsKnown(
  db: Database,
  players: readonly Asked[],
): Promise<ReadonlyMap<string, CallForecast>> {
  const agentIds = players.flatMap(({ kind, agentId }) => (answersAtOnce.has(kind) ? [] : [agentId]))
  return agentIds.length === 0 ? new Map<string, never>() : callForecasts(db, agentIds)
}

export async function forecastAsked(
  db: Database,
  players: ExperimentPlayers,
  asked: readonly AskedOften[],
): Promise<AskedForecast> {
  const known = await callsKnown(db, Object.values(players))
  const lanes = new Map<string, number>()
  for (const { name, calls } of asked) lanes.set(name, (lanes.get(name) ?? 0) + calls)
  const all = [...lanes].flatMap(([name, calls]) => {
    const player = players[name]
    if (!player || calls === 0 || answersAtOnce.has(player.kind)) return []
    const { tokens = null, micros = null, ms = null } = known.get(player.agentId) ?? {}
    return [{ name, tokens: times(calls, tokens), micros: times(calls, micros), ms: times(calls, ms) }]
  })
  const longest = mostOf(all.map(({ ms }) => ms))
  return {
    tokens: sumOf(all.map(({ tokens }) => tokens)),
    micros: sumOf(all.map(({ micros }) => micros)),
    minutes: longest === null ? null : longest / 60_000,
    withoutTime: all.flatMap(({ name, ms }) => (ms === null ? [name] : [])),
  }
}

const times = (calls: number, one: number | null) => (one === null ? null : calls * one)

const isKnown = (value: number | null) => value !== null

/** The sum of what is known. Null if nothing is. */
export function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter(isKnown)
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0)
}

function mostOf(values: readonly (number | null)[]): number | null {
  const known = values.filter(isKnown)
  return known.length === 0 ? null : Math.max(...known)
}
