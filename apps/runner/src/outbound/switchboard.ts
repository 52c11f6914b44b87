import { createHash } from 'node:crypto'
import type { AgentLine, Clock, LineAnswer, LineTurn } from '@wis/agents'
import { newId } from '@wis/db'
import type { Database } from '@wis/db'
import { endTurn, isLinked, listenForNews, putTurn, readTurns, tellRuled } from '@wis/db/agents'
import type { OutboundNews, TurnState } from '@wis/db/agents'
import type { AgentId } from '@wis/engine'
import { outboundLimits } from '@wis/protocol'
import { every } from '../operations/every.ts'
import type { Service } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'

interface SwitchboardOptions {
  readonly db: Database
  readonly wire: Pick<Wire, 'onNews'>
  readonly clock: Clock
  readonly log: Log
}

/**
 * Carries news about agents that dial in from runner to runner. Nothing depends on it: after a gap in the connection,
 * the tables hold the same news a moment later.
 */
export interface Wire extends Service {
  onNews(listener: (news: OutboundNews) => void): void
}

interface WireOptions {
  readonly url: string
  readonly clock: Clock
  readonly log: Log
}

const retryMs = 1000

export function createWire({ url, clock, log }: WireOptions): Wire {
  const listeners: ((news: OutboundNews) => void)[] = []
  let close: (() => Promise<void>) | undefined

  const listen = async () => {
    if (close) return
    let isLost = false
    const opened = await listenForNews({
      url,
      hear: (news) => {
        for (const listener of listeners) listener(news)
      },
      lost: (error) => {
        if (error) log.warn('wire-trouble', { error: error.message })
        isLost = true
        close = undefined
      },
    })
    if (!isLost) close = opened
  }

  const beat = every({ name: 'wire', intervalMs: retryMs, clock, log, beat: listen })
  return {
    onNews: (listener) => void listeners.push(listener),
    start: beat.start,
    stop: async () => {
      await beat.stop()
      await close?.()
    },
  }
}

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

/** Asks agents that have dialled in, at any runner. */
export class Switchboard {
  readonly #db: Database
  readonly #clock: Clock
  readonly #log: Log
  readonly #waiting = new Map<string, Waiting>()

  constructor({ db, wire, clock, log }: SwitchboardOptions) {
    this.#db = db
    this.#clock = clock
    this.#log = log
    wire.onNews((news) => {
      if (news.kind !== 'answered' || !this.#waiting.has(news.turnId)) return
      this.#see([news.turnId]).catch((error: unknown) => log.warn('answer-not-read', { error }))
    })
  }

  lineTo(agentId: AgentId): AgentLine {
    let last: string | undefined
    return {
      ask: (turn, signal) => {
        last = this.#idOf(agentId, turn.question)
        return this.#ask({ turnId: last, agentId }, turn, signal)
      },
      isUp: () => isLinked(this.#db, agentId),
      ruled: (isRefused) => {
        if (last === undefined) return
        const turnId = last
        tellRuled(this.#db, { turnId, agentId, isRefused }).catch((error: unknown) =>
          this.#log.warn('ruling-not-told', { turnId, error }),
        )
      },
    }
  }

  /** The same question has the same id at every runner, so that its answer is not lost with one of them. */
  #idOf(agentId: AgentId, question: string): string {
    const id = createHash('sha256').update(`${agentId} ${question}`).digest('base64url').slice(0, 22)
    return this.#waiting.has(id) ? newId() : id
  }

  /** Looks after every waiting turn: answers whose announcement was lost, and agents that have been away too long. */
  async look(): Promise<void> {
    const asked = [...this.#waiting.values()]
    if (asked.length === 0) return
    // The table is empty after a crash of the server, and the agent may still answer.
    const there = await this.#see(asked.map(({ turnId }) => turnId))
    const missing = asked.filter(({ turnId }) => !there.has(turnId) && this.#waiting.has(turnId))
    for (const turn of missing) await this.#bring(turn)
  }

  async #ask(
    { turnId, agentId }: Pick<Waiting, 'turnId' | 'agentId'>,
    asked: LineTurn,
    signal: AbortSignal,
  ): Promise<LineAnswer> {
    const over = new AbortController()
    const end = () => over.abort()
    if (signal.aborted) end()
    signal.addEventListener('abort', end)
    try {
      return await this.#answerTo({ turnId, agentId }, asked, over.signal)
    } finally {
      this.#waiting.delete(turnId)
      signal.removeEventListener('abort', end)
      end()
      endTurn(this.#db, turnId).catch((error: unknown) => this.#log.warn('turn-not-ended', { turnId, error }))
    }
  }

  #answerTo(
    { turnId, agentId }: Pick<Waiting, 'turnId' | 'agentId'>,
    { body, timeoutMs }: LineTurn,
    over: AbortSignal,
  ): Promise<LineAnswer> {
    const endsAt = this.#clock.now().getTime() + timeoutMs
    return new Promise((settle, fail) => {
      const turn: Waiting = { turnId, agentId, body, endsAt, awaySince: undefined, isBrought: false, settle }
      this.#waiting.set(turnId, turn)
      // A failed attempt is repeated until an agent has the turn or its time is up.
      this.#bring(turn).catch((error: unknown) => this.#log.warn('turn-not-brought', { turnId, error }))
      void this.#clock.pause(timeoutMs, over).then(() => {
        if (!turn.isBrought && !over.aborted) fail(new Error('the database took no turn'))
        else settle({ kind: turn.awaySince === undefined ? 'late' : 'away' })
      })
    })
  }

  async #bring(turn: Waiting): Promise<void> {
    const forMs = turn.endsAt - this.#clock.now().getTime()
    if (forMs > 0) await putTurn(this.#db, { ...turn, forMs })
    turn.isBrought = true
    // A runner that died may have left the answer.
    if (this.#waiting.has(turn.turnId)) await this.#see([turn.turnId])
    // The caller has stopped waiting, but the turn was stored too late to be taken away then.
    if (!this.#waiting.has(turn.turnId)) await endTurn(this.#db, turn.turnId)
  }

  /** Settles the turns that are answered or whose agent is away. Returns those that the table knows. */
  async #see(turnIds: readonly string[]): Promise<ReadonlySet<string>> {
    const states = await readTurns(this.#db, turnIds)
    for (const state of states) this.#seeTurn(state)
    return new Set(states.map(({ turnId }) => turnId))
  }

  #seeTurn({ turnId, answer, isLinked: isThere, isPulled }: TurnState): void {
    const turn = this.#waiting.get(turnId)
    if (!turn) return
    if (answer !== null) return turn.settle({ kind: 'answered', text: answer, isPulled })
    const now = this.#clock.now().getTime()
    turn.awaySince = isThere ? undefined : (turn.awaySince ?? now)
    if (turn.awaySince !== undefined && now - turn.awaySince >= outboundLimits.awayMs)
      turn.settle({ kind: 'away' })
  }
}
