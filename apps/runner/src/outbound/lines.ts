import type { Database } from '@wis/db'
import { answerTurn, closeLink, keepLinks, openLink, openTurns } from '@wis/db/agents'
import type { Caller, CutReason, Link, OutboundNews } from '@wis/db/agents'
import { outboundLimits, turnAsk } from '@wis/protocol'
import type { AgentFromServer, Goodbye } from '@wis/protocol'
import type { Log } from '../operations/log.ts'
import type { Wire } from './wire.ts'

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

/** The agents that have dialled this runner, one connection each. */
export interface Lines {
  open(line: Line): Promise<void>
  /** Forgets a closed connection. */
  close(line: Line): Promise<void>
  /** True if somebody waited for this answer. */
  answer(line: Line, turnId: string, answer: string): Promise<boolean>
  /** Sends the turns whose announcements never reached this runner. */
  deliver(): Promise<void>
  /** Records that the connections are alive, and cuts those that are no longer allowed. */
  keep(): Promise<void>
  /** Tells all agents to dial another runner. */
  leave(): Promise<void>
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

export function createLines({ db, wire, log }: LinesOptions): Lines {
  const held = new Map<string, Held>()
  let opening: Promise<unknown> = Promise.resolve()

  const deliverTo = async (agentIds: readonly string[]) => {
    for (const { turnId, agentId, body } of await openTurns(db, agentIds)) {
      const to = held.get(agentId)
      if (!to || to.sent.has(turnId)) continue
      to.sent.add(turnId)
      to.line.phone.send('turn.ask', turnAsk.parse({ id: turnId, request: JSON.parse(body) }))
    }
  }

  const cut = (linkId: string, reason: CutReason) => {
    for (const [agentId, { line }] of held) {
      if (line.linkId !== linkId) continue
      held.delete(agentId)
      sayGoodbye(line.phone, reason)
    }
  }
  const keep = async (lines: readonly Line[]) => {
    for (const [linkId, reason] of await keepLinks(db, lines)) cut(linkId, reason)
  }

  const hear = async (news: Exclude<OutboundNews, { kind: 'answered' }>) => {
    const to = held.get(news.agentId)
    if (!to) return
    switch (news.kind) {
      case 'asked':
        return deliverTo([news.agentId])
      case 'over':
        if (to.sent.delete(news.turnId)) to.line.phone.send('turn.over', { id: news.turnId })
        return
      case 'linked':
        // The news may be older than the connection itself. Only the table knows which one counts.
        if (news.linkId !== to.line.linkId) await keep([to.line])
    }
  }
  wire.onNews((news) => {
    if (news.kind === 'answered') return
    hear(news).catch((error: unknown) => log.warn('news-not-heard', { error }))
  })

  const open = async (line: Line) => {
    const { agentId, linkId, caller, phone } = line
    await openLink(db, { agentId, linkId, tokenId: caller.tokenId, graceMs: outboundLimits.graceMs })
    const older = held.get(agentId)
    held.set(agentId, { line, sent: new Set() })
    if (older) sayGoodbye(older.line.phone, 'replaced')
    const { slug, name, concurrency } = caller
    phone.send('agent.welcome', { protocol: 'wis/1', agent: { id: agentId, slug, name }, concurrency })
    log.info('agent-dialled-in', { agentId })
    await deliverTo([agentId])
  }

  return {
    // One after another, so that the last connection counts here as it does in the table.
    open: (line) => {
      const done = opening.then(() => open(line))
      opening = done.catch(() => undefined)
      return done
    },
    close: async (line) => {
      if (held.get(line.agentId)?.line === line) held.delete(line.agentId)
      await closeLink(db, line)
    },
    answer: async (line, turnId, answer) => {
      const { agentId, phone } = line
      const to = held.get(agentId)
      // The cut connection may take a while to close, and no longer counts.
      const isHeard = to?.line === line && (await answerTurn(db, { turnId, agentId, answer }))
      if (isHeard) to.sent.delete(turnId)
      else phone.send('turn.over', { id: turnId })
      return isHeard
    },
    deliver: () => deliverTo([...held.keys()]),
    keep: () => keep([...held.values()].map(({ line }) => line)),
    leave: async () => {
      const lines = [...held.values()].map(({ line }) => line)
      for (const { phone } of lines) sayGoodbye(phone, 'away')
      held.clear()
      await Promise.all(lines.map((line) => closeLink(db, line)))
    },
  }
}
