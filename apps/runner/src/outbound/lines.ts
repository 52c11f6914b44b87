import type { Database } from '@wis/db'
import { answerTurn, closeLink, keepLinks, openLink, openTurns } from '@wis/db/agents'
import type { Caller, CutReason, Link, OutboundNews } from '@wis/db/agents'
import { outboundLimits, turnAsk } from '@wis/protocol'
import type { AgentFromServer, Goodbye } from '@wis/protocol'
import type { Log } from '../operations/log.ts'
import type { Wire } from './switchboard.ts'

/** Speaks to an agent over either kind of connection. */
export interface Phone {
  send<Type extends keyof AgentFromServer>(type: Type, message: Parameters<AgentFromServer[Type]>[0]): void
  /** Ends the connection after everything is sent. */
  hangUp(): void
}

export interface Line extends Link {
  readonly caller: Caller
  readonly phone: Phone
}

interface Held {
  readonly line: Line
  /** Turns that were sent to the agent and not answered. */
  readonly sent: Set<string>
}

const farewells: Readonly<Record<Goodbye, string>> = {
  refused: 'the connection was refused',
  replaced: 'the same agent has dialled in anew; only its newest connection counts',
  revoked: 'the token does not open this any more',
  retired: 'the agent does not play any more, or is reached in another way by now',
  'too-much': `more than ${outboundLimits.messages} messages beside answers to open turns in ${outboundLimits.perMs / 1000} s`,
  'too-often': `more than ${outboundLimits.dialsPerMinute} connections within a minute; wait before the next`,
  away: 'this server is stopping; dial in again',
}

export function sayGoodbye({ send, hangUp }: Phone, reason: Goodbye, message = farewells[reason]): void {
  send('agent.goodbye', { reason, message })
  hangUp()
}

interface LinesOptions {
  readonly db: Database
  readonly wire: Pick<Wire, 'onNews'>
  readonly log: Log
}

/** The agents that have dialled this runner, one connection each. */
export class Lines {
  readonly #db: Database
  readonly #log: Log
  readonly #held = new Map<string, Held>()
  #opening: Promise<unknown> = Promise.resolve()

  constructor({ db, wire, log }: LinesOptions) {
    this.#db = db
    this.#log = log
    wire.onNews((news) => {
      if (news.kind === 'answered' || news.kind === 'ruled') return
      this.#hear(news).catch((error: unknown) => log.warn('news-not-heard', { error }))
    })
  }

  /** One after another, so that the last connection counts here as it does in the table. */
  open(line: Line): Promise<void> {
    const done = this.#opening.then(() => this.#open(line))
    this.#opening = done.catch(() => undefined)
    return done
  }

  /** Forgets a closed connection. */
  async close(line: Line): Promise<void> {
    if (this.#held.get(line.agentId)?.line === line) this.#held.delete(line.agentId)
    await closeLink(this.#db, line)
  }

  /** True if somebody waited for this answer. */
  async answer(line: Line, turnId: string, answer: string): Promise<boolean> {
    const { agentId, phone } = line
    const to = this.#held.get(agentId)
    // The cut connection may take a while to close, and no longer counts.
    const isHeard = to?.line === line && (await answerTurn(this.#db, { turnId, agentId, answer }))
    if (isHeard) to.sent.delete(turnId)
    else phone.send('turn.over', { id: turnId })
    return isHeard
  }

  /** Sends the turns whose announcements never reached this runner. */
  deliver(): Promise<void> {
    return this.#deliverTo([...this.#held.keys()])
  }

  /** Records that the connections are alive, and cuts those that are no longer allowed. */
  keep(): Promise<void> {
    return this.#keep(this.#lines())
  }

  /** Tells all agents to dial another runner. */
  async leave(): Promise<void> {
    const lines = this.#lines()
    for (const { phone } of lines) sayGoodbye(phone, 'away')
    this.#held.clear()
    await Promise.all(lines.map((line) => closeLink(this.#db, line)))
  }

  #lines(): readonly Line[] {
    return [...this.#held.values()].map(({ line }) => line)
  }

  async #open(line: Line): Promise<void> {
    const { agentId, linkId, caller, phone } = line
    const { tokenId, slug, name, concurrency } = caller
    await openLink(this.#db, { agentId, linkId, tokenId, graceMs: outboundLimits.graceMs })
    const older = this.#held.get(agentId)
    this.#held.set(agentId, { line, sent: new Set() })
    if (older) sayGoodbye(older.line.phone, 'replaced')
    phone.send('agent.welcome', { protocol: 'wis/1', agent: { id: agentId, slug, name }, concurrency })
    this.#log.info('agent-dialled-in', { agentId })
    await this.#deliverTo([agentId])
  }

  async #deliverTo(agentIds: readonly string[]): Promise<void> {
    for (const { turnId, agentId, body } of await openTurns(this.#db, agentIds)) {
      const to = this.#held.get(agentId)
      if (!to || to.sent.has(turnId)) continue
      to.sent.add(turnId)
      to.line.phone.send('turn.ask', turnAsk.parse({ id: turnId, request: JSON.parse(body) }))
    }
  }

  async #keep(lines: readonly Line[]): Promise<void> {
    for (const [linkId, reason] of await keepLinks(this.#db, lines)) this.#cut(linkId, reason)
  }

  #cut(linkId: string, reason: CutReason): void {
    for (const [agentId, { line }] of this.#held) {
      if (line.linkId !== linkId) continue
      this.#held.delete(agentId)
      sayGoodbye(line.phone, reason)
    }
  }

  async #hear(news: Exclude<OutboundNews, { kind: 'answered' | 'ruled' }>): Promise<void> {
    const to = this.#held.get(news.agentId)
    if (!to) return
    switch (news.kind) {
      case 'asked':
        return this.#deliverTo([news.agentId])
      case 'over':
        if (to.sent.delete(news.turnId)) to.line.phone.send('turn.over', { id: news.turnId })
        return
      case 'linked':
        // The news may be older than the connection itself. Only the table knows which one counts.
        if (news.linkId !== to.line.linkId) await this.#keep([to.line])
    }
  }
}
