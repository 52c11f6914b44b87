import type { AgentLine, Clock, LineAnswer } from '@wis/agents'
import { newId } from '@wis/db'
import type { Database } from '@wis/db'
import { endTurn, isLinked, putTurn, readTurns } from '@wis/db/agents'
import type { TurnState } from '@wis/db/agents'
import type { AgentId } from '@wis/engine'
import { outboundLimits } from '@wis/protocol'
import type { Log } from '../operations/log.ts'
import type { Wire } from './wire.ts'

/** Asks agents that have dialled in, at any runner. */
export interface Switchboard {
  lineTo(agentId: AgentId): AgentLine
  /** Looks after every waiting turn: answers whose announcement was lost, and agents that have been away too long. */
  look(): Promise<void>
}

interface SwitchboardOptions {
  readonly db: Database
  readonly wire: Pick<Wire, 'onNews'>
  readonly clock: Clock
  readonly log: Log
}

type AskedTurn = Parameters<AgentLine['ask']>[0]

interface Waiting {
  readonly turnId: string
  readonly agentId: AgentId
  readonly body: string
  /** In milliseconds since 1970. */
  readonly endsAt: number
  awaySince: number | undefined
  /** Whether the turn is stored, so that the agent's runner can find it. */
  isBrought: boolean
  settle(answer: LineAnswer): void
}

export function createSwitchboard({ db, wire, clock, log }: SwitchboardOptions): Switchboard {
  const waiting = new Map<string, Waiting>()

  const see = ({ turnId, answer, isLinked: isThere }: TurnState) => {
    const turn = waiting.get(turnId)
    if (!turn) return
    if (answer !== null) return turn.settle({ kind: 'answered', text: answer })
    const now = clock.now().getTime()
    turn.awaySince = isThere ? undefined : (turn.awaySince ?? now)
    if (turn.awaySince !== undefined && now - turn.awaySince >= outboundLimits.awayMs)
      turn.settle({ kind: 'away' })
  }

  const bring = async (turn: Waiting) => {
    const forMs = turn.endsAt - clock.now().getTime()
    if (forMs > 0) await putTurn(db, { ...turn, forMs })
    turn.isBrought = true
    // The caller has stopped waiting, but the turn was stored too late to be taken away then.
    if (!waiting.has(turn.turnId)) await endTurn(db, turn.turnId)
  }

  const look = async () => {
    const asked = [...waiting.values()]
    if (asked.length === 0) return
    const states = await readTurns(
      db,
      asked.map(({ turnId }) => turnId),
    )
    states.forEach(see)
    // The table is empty after a crash of the server, and the agent may still answer.
    const there = new Set(states.map(({ turnId }) => turnId))
    const missing = asked.filter(({ turnId }) => !there.has(turnId) && waiting.has(turnId))
    for (const turn of missing) await bring(turn)
  }

  wire.onNews((news) => {
    if (news.kind !== 'answered' || !waiting.has(news.turnId)) return
    readTurns(db, [news.turnId]).then(
      (states) => states.forEach(see),
      (error: unknown) => log.warn('answer-not-read', { error }),
    )
  })

  const ask = async (agentId: AgentId, { body, timeoutMs }: AskedTurn, signal: AbortSignal) => {
    const turnId = newId()
    const endsAt = clock.now().getTime() + timeoutMs
    const over = new AbortController()
    const end = () => over.abort()
    if (signal.aborted) end()
    signal.addEventListener('abort', end)
    try {
      return await new Promise<LineAnswer>((settle, fail) => {
        const turn: Waiting = {
          turnId,
          agentId,
          body,
          endsAt,
          awaySince: undefined,
          isBrought: false,
          settle,
        }
        waiting.set(turnId, turn)
        // A failed attempt is repeated until an agent has the turn or its time is up.
        bring(turn).catch((error: unknown) => log.warn('turn-not-brought', { turnId, error }))
        void clock.pause(timeoutMs, over.signal).then(() => {
          if (!turn.isBrought && !over.signal.aborted) fail(new Error('the database took no turn'))
          else settle({ kind: turn.awaySince === undefined ? 'late' : 'away' })
        })
      })
    } finally {
      waiting.delete(turnId)
      signal.removeEventListener('abort', end)
      end()
      endTurn(db, turnId).catch((error: unknown) => log.warn('turn-not-ended', { turnId, error }))
    }
  }

  return {
    look,
    lineTo: (agentId) => ({
      ask: (turn, signal) => ask(agentId, turn, signal),
      isUp: () => isLinked(db, agentId),
    }),
  }
}
