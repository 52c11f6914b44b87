import { systemClock } from '@wis/agents'
import type { Agent } from '@wis/agents'
import type { Database } from '@wis/db'
import { createRulingWriter } from '@wis/db/matches'
import { createPostgresBus } from '../../../apps/runner/src/live/bus.ts'
import { createFeed } from '../../../apps/runner/src/live/feed.ts'
import type { Feed, LiveNamespace } from '../../../apps/runner/src/live/feed.ts'
import { openGateway } from '../../../apps/runner/src/live/gateway.ts'
import { createProviderWatch } from '../../../apps/runner/src/match/blamed.ts'
import type { MatchWorld } from '../../../apps/runner/src/match/match-world.ts'
import { createLog } from '../../../apps/runner/src/operations/log.ts'
import { createRunnerServer } from '../../../apps/runner/src/operations/server.ts'
import { createTallies } from '../../../apps/runner/src/operations/tallies.ts'

const silent = createLog(() => undefined)

export interface Gateway {
  readonly feed: Feed
  readonly live: LiveNamespace
  readonly url: string
  stop(): Promise<void>
}

/** The port of a runner, with everything that tells watchers here and elsewhere. */
export async function startGateway(db: Database): Promise<Gateway> {
  const bus = createPostgresBus(db.url, silent)
  const host = '127.0.0.1'
  const server = createRunnerServer({ db, bus, tallies: createTallies(), port: 0, host, origins: [] })
  openGateway(server.live, { db, clock: systemClock, log: silent })
  await server.start()
  const url = `http://${host}:${server.port()}/live`
  return { feed: createFeed(server.live, bus), live: server.live, url, stop: () => server.stop() }
}

/** The world of a runner in which the same agent answers for every seat. */
export function worldOf(db: Database, feed: Feed, agent: Agent): MatchWorld {
  const rulings = createRulingWriter(db)
  const tallies = createTallies()
  const providers = createProviderWatch(db)
  return { db, rulings, feed, clock: systemClock, log: silent, providers, tallies, connect: () => agent }
}

/** Never hurries a match. */
export const patient = { lost: new AbortController().signal, drain: new AbortController().signal }
