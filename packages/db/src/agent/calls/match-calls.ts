import type { AgentId, MatchId } from '@wis/engine'
import type { AgentCallRow, AgentProbeRow, AgentRequest, ConnectorSettings, ToldRow } from '@wis/protocol'
import type { Database } from '../../database.ts'
import { readTold } from '../../match/farewell/keep-told.ts'
import { readEntries } from '../../match/log/read-log.ts'
import { seatMatchId } from '../../match/seat-match-id.ts'
import { storedConnector } from '../connector/stored-connector.ts'
import { agentCalls } from './agent-calls.ts'
import { matchProbes } from './match-probes.ts'

/** The calls of an agent in one match, for its owner alone. */
export interface MatchCalls {
  readonly alias: string
  readonly version: number
  /** How the agent was reached. Undefined if its stored settings have a form that is no longer supported. */
  readonly connector: ConnectorSettings | undefined
  /** In the order in which they were made. */
  readonly calls: readonly {
    readonly call: AgentCallRow
    /**
     * The turn behind the call, put together from the log. Undefined if the log no longer contains it, or the game
     * puts no request together again. The call's exchange holds the wire traffic.
     */
    readonly turn: AgentRequest | undefined
  }[]
  /** The notices between the calls, whether the agent took them or not. */
  readonly told: readonly ToldRow[]
  /** What an experiment asked it beside the match. */
  readonly probes: readonly AgentProbeRow[]
}

const mostCalls = 100

/**
 * The questions and notices to an agent in a match, with their outcomes. Undefined if the agent did not sit at this
 * table.
 */
export async function matchCalls(
  db: Database,
  agentId: AgentId,
  matchId: MatchId,
): Promise<MatchCalls | undefined> {
  const seat = await db.prisma.seat.findFirst({
    where: { matchId, agentId },
    select: {
      seat: true,
      alias: true,
      version: { select: { number: true, settings: true } },
      agent: { select: { kind: true } },
      match: { select: { game: true, ruleset: true, seed: true } },
    },
  })
  if (!seat) return undefined
  const { items } = await agentCalls(db, agentId, { matchId, limit: mostCalls })
  const { game, seed, ruleset } = seat.match
  const hosted = db.games[game]
  const log = items.length === 0 || !hosted?.requestAgain ? [] : await readEntries(db, matchId, 'director')
  const turnOf = ({ seat, seq, startedAt }: AgentCallRow) =>
    hosted?.requestAgain?.(log.slice(0, seq), {
      matchId: seatMatchId({ seed, seat }),
      seat,
      startedAt,
      ruleset,
    })
  return {
    alias: seat.alias,
    version: seat.version.number,
    connector: storedConnector(seat.agent.kind, seat.version.settings),
    calls: items.toReversed().map((call) => ({ call, turn: turnOf(call) })),
    told: await readTold(db, { matchId, seat: seat.seat }),
    probes: await matchProbes(db, agentId, matchId),
  }
}
