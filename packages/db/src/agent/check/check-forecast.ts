import type { AgentId } from '@wis/engine'
import { checkSizeOf, findStrategy, flightSpent, stepsInGame } from '@wis/protocol'
import type { FlightForecast, FlightSpent } from '@wis/protocol'
import { matchForecasts, presetOf } from '../../budget/forecast.ts'
import type { MatchForecast } from '../../budget/forecast.ts'
import type { Database } from '../../database.ts'
import { gameOfAgent } from '../../game/usual-game.ts'

/**
 * The expected calls, time and cost of an agent's flight check in a game, judged by its last check, else by its last
 * matches. Undefined if there is no such agent.
 */
export async function checkForecast(
  db: Database,
  agentId: AgentId,
  game?: string,
): Promise<FlightForecast | undefined> {
  const [{ rows }, forecasts] = await Promise.all([
    db.pool.query<Measured>({
      name: 'check-forecast',
      text: measuredStatement,
      values: [agentId, game ?? null],
    }),
    matchForecasts(db, [agentId]),
  ])
  const [measured] = rows
  return measured && forecastOf(game ?? gameOfAgent(measured.games), measured, forecasts.get(agentId))
}

interface Measured {
  readonly kind: string
  readonly languages: readonly string[]
  readonly games: readonly string[]
  /** Its strategy, if it is one of ours. */
  readonly preset: string | null
  /** The usage of its last complete check. */
  readonly checked: unknown
  /** Averages of a turn in its last matches. */
  readonly turnMs: number | null
  readonly turnTokens: number | null
  readonly turnMicros: number | null
}

/** The expected usage of one turn. */
interface PerTurn {
  readonly ms: number | null
  readonly tokens: number | null
  readonly micros: number | null
}

/** The number of turns of an agent in a match of three whole rounds. */
const turnsInMatch = 6

function forecastOf(game: string, measured: Measured, match: MatchForecast | undefined): FlightForecast {
  const { kind, languages } = measured
  // The agent hears every event. Only checks show how long that takes.
  const listens = kind === 'hf-space'
  const { situations, turns, notices, atMost } = checkSizeOf(game, languages)
  const checked = perTurnOf(measured.checked)
  const played = {
    tokens: measured.turnTokens,
    micros: measured.turnMicros,
    ms: listens ? null : measured.turnMs,
  }
  return {
    game,
    situations,
    turns,
    atMost,
    calls: turns * callsATurn(measured, game) + (listens ? notices : 0),
    seconds: secondsOf(turns, checked, played),
    ...useOf(turns, { checked, played, match }),
  }
}

/** The most calls for a turn. */
function callsATurn({ preset }: Measured, game: string): number {
  return stepsInGame(findStrategy(preset ?? '') ?? {}, game)?.steps.length ?? 1
}

function perTurnOf(stored: unknown): PerTurn | undefined {
  const spent: FlightSpent | undefined = flightSpent.safeParse(stored).data
  if (!spent || spent.turns === 0) return undefined
  const { turns, tookMs, inputTokens, outputTokens, costMicros } = spent
  const tokens = inputTokens + outputTokens
  return {
    ms: tookMs / turns,
    tokens: tokens === 0 ? null : tokens / turns,
    micros: costMicros === null ? null : costMicros / turns,
  }
}

function secondsOf(turns: number, checked: PerTurn | undefined, played: PerTurn): FlightForecast['seconds'] {
  const from = checked?.ms == null ? ('matches' as const) : ('check' as const)
  const ms = checked?.ms ?? played.ms
  return ms === null ? null : { count: (ms * turns) / 1000, from }
}

interface Sources {
  readonly checked: PerTurn | undefined
  readonly played: PerTurn
  readonly match: MatchForecast | undefined
}

function useOf(
  turns: number,
  { checked, played, match }: Sources,
): Pick<FlightForecast, 'tokens' | 'dollars'> {
  if (!match?.tokens) return { tokens: null, dollars: null }
  const source = checked?.tokens != null ? checked : played.tokens === null ? undefined : played
  const presumed = match.tokens.count / turnsInMatch
  const from = source === undefined ? notOwn(match.tokens.from) : source === checked ? 'check' : 'matches'
  const micros =
    source?.micros ?? (match.spend === null ? null : priceOf(match) * (source?.tokens ?? presumed))
  return {
    tokens: { count: Math.round((source?.tokens ?? presumed) * turns), from },
    dollars: micros === null ? null : (micros * turns) / 1e6,
  }
}

const notOwn = (from: 'own' | 'kind' | 'presumed') => (from === 'own' ? 'matches' : from)

/** The price of one token, in millionths of a US dollar. */
const priceOf = ({ tokens, spend }: MatchForecast): number => (spend ?? 0) / Math.max(1, tokens?.count ?? 1)

const lastMatches = 10

const measuredStatement = `
  select a.kind, a.languages, a.games, ${presetOf} as preset,
         (select f.report->'spent' from flight_checks f
          where f.agent_id = a.id and f.state = 'done' and f.report->'spent' is not null
            and not jsonb_path_exists(f.report, '$.steps[*] ? (@.verdict == "skipped")')
          order by f.game is not distinct from $2 desc, f.id desc limit 1) as checked,
         played.ms::float8 as "turnMs", played.tokens::float8 as "turnTokens", played.micros::float8 as "turnMicros"
  from agents a
  left join lateral (
    select avg(c.latency_ms) filter (where c.reply is not null) as ms,
           avg(c.input_tokens + c.output_tokens) filter (where c.input_tokens + c.output_tokens > 0) as tokens,
           avg(c.cost_micros) filter (where c.input_tokens + c.output_tokens > 0) as micros
    from (select match_id, seat from seats where agent_id = a.id order by match_id desc limit ${lastMatches}) s
    join lateral calls_of(s.match_id) c on c.seat = s.seat
  ) played on true
  where a.id = $1`
