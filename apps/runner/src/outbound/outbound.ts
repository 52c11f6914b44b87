import type { AgentLine, Clock } from '@wis/agents'
import type { Database } from '@wis/db'
import { forgetAgentNotices, forgetTurns, linkRule, missLinks } from '@wis/db/agents'
import type { AgentId } from '@wis/engine'
import { outboundLimits } from '@wis/protocol'
import { every } from '../operations/every.ts'
import type { Service } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'
import type { RunnerServer } from '../operations/server.ts'
import { createDoor, openSocketIoDoor } from './door.ts'
import { Lines } from './lines.ts'
import { createWire, Switchboard } from './switchboard.ts'
import { openWebSocketDoor } from './websocket-door.ts'

interface OutboundOptions {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly server: Pick<RunnerServer, 'http' | 'agents' | 'guard'>
}

/** The connections of agents that have dialled this runner, and the means to ask agents at every runner. */
export interface Outbound extends Service {
  lineTo(agentId: AgentId): AgentLine
}

const lookEveryMs = 1000

export function createOutbound({ db, clock, log, server }: OutboundOptions): Outbound {
  const wire = createWire({ url: db.url, clock, log })
  const switchboard = new Switchboard({ db, wire, clock, log })
  const lines = new Lines({ db, wire, log })
  const door = createDoor({ db, lines, log })
  openSocketIoDoor(server.agents, door)
  const beats: readonly [string, number, () => Promise<void>][] = [
    ['switchboard', lookEveryMs, () => switchboard.look()],
    ['missed-turns', lookEveryMs, () => lines.deliver()],
    ['links', linkRule.keptEveryMs, () => lines.keep()],
    ['missing-agents', linkRule.keptEveryMs, () => missLinks(db, outboundLimits.graceMs)],
    ['old-turns', 60_000, () => forgetTurns(db)],
    ['old-agent-notices', 3_600_000, () => forgetAgentNotices(db)],
  ]
  const services: readonly Service[] = [
    wire,
    openWebSocketDoor({ http: server.http, guard: server.guard, door }),
    { start: async () => undefined, stop: () => lines.leave() },
    ...beats.map(([name, intervalMs, beat]) => every({ name, intervalMs, clock, log, beat })),
  ]
  return {
    lineTo: (agentId) => switchboard.lineTo(agentId),
    start: async () => {
      for (const service of services) await service.start()
    },
    stop: async () => {
      for (const service of services.toReversed()) await service.stop()
    },
  }
}
