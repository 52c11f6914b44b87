import type { AgentId, MatchId } from '@wis/engine'
import { brief, whoIsSpy } from '@wis/games'
import { requestOf, ruleset } from '@wis/protocol'
import type { AgentCallRow, AgentRequest, ConnectorSettings, ToldRow } from '@wis/protocol'
import type { Database } from '../../database.ts'
import { readTold } from '../../match/farewell/keep-told.ts'
import { readLog } from '../../match/log/read-log.ts'
import { seatMatchId } from '../../match/seat-match-id.ts'
import { storedConnector } from '../connector/stored-connector.ts'
import { agentCalls } from './agent-calls.ts'

/** The calls of an agent in one match, for its owner alone. */
export interface MatchCalls {
  readonly alias: string
  readonly version: number
  /** How it was reached; undefined where its settings have a form that nobody can use any more. */
  readonly connector: ConnectorSettings | undefined
  /** In the order in which they were made. */
  readonly calls: readonly {
    readonly call: AgentCallRow
    /**
     * The turn that it was asked for, put together from the log; undefined where the log does not say it any more, or is of
     * another game than who-is-spy. What went over the wire stands in the call's exchange.
     */
    readonly turn: AgentRequest | undefined
  }[]
  /** What it was told between them, whether it took it or not. */
  readonly told: readonly ToldRow[]
}

const mostCalls = 100

/**
 * What an agent was asked and told in a match, and what came of it. Undefined where the agent did not sit at this table.
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
      match: { select: { ruleset: true, seed: true } },
    },
  })
  if (!seat) return undefined
  const { items } = await agentCalls(db, agentId, { matchId, limit: mostCalls })
  const log = items.length === 0 ? [] : await readLog(db, matchId, 'director')
  const { seed, ruleset: played } = seat.match
  const turnOf = ({ seat, seq, startedAt }: AgentCallRow): AgentRequest | undefined => {
    const briefing = brief(log.slice(0, seq), seat)
    if (!briefing) return undefined
    const deadline = new Date(Date.parse(startedAt) + ruleset.parse(played).turnLimitMs).toISOString()
    return requestOf({
      ...{ matchId: seatMatchId({ seed, seat }), game: whoIsSpy.id },
      ...{ seat, briefing, deadline },
    })
  }
  return {
    alias: seat.alias,
    version: seat.version.number,
    connector: storedConnector(seat.agent.kind, seat.version.settings),
    calls: items.toReversed().map((call) => ({ call, turn: turnOf(call) })),
    told: await readTold(db, { matchId, seat: seat.seat }),
  }
}
