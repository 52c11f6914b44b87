import { guardedFetch, systemClock } from '@wis/agents'
import { createVault, openDatabase } from '@wis/db'
import type { Vault } from '@wis/db'
import { createRulingWriter } from '@wis/db/matches'
import { beats } from './beats.ts'
import { createConnect } from './connect/connect.ts'
import { hubFetch } from './connect/hub-fetch.ts'
import type { RunnerEnv } from './env.ts'
import { createJobs } from './jobs/jobs.ts'
import type { Jobs } from './jobs/jobs.ts'
import { createReaper } from './jobs/reaper.ts'
import { createLooker } from './lab/looker.ts'
import { createReporter } from './lab/reporter.ts'
import { createSchedules } from './lab/schedules.ts'
import { createPostgresBus, createRedisBus } from './live/bus.ts'
import { createFeed } from './live/feed.ts'
import { openGateway } from './live/gateway.ts'
import { resyncAfterTrouble } from './live/resync-after-trouble.ts'
import { createViewers } from './live/viewers.ts'
import { createLookUps } from './look-up/answer-look-ups.ts'
import { askMakeUps } from './look-up/ask-make-ups.ts'
import { createProviderWatch } from './match/provider-watch.ts'
import type { Log } from './operations/log.ts'
import { createRunnerServer } from './operations/server.ts'
import type { Service } from './operations/service.ts'
import { createTallies } from './operations/tallies.ts'
import { watchStorage } from './operations/watch-storage.ts'
import { createOutbound } from './outbound/outbound.ts'
import { createRater } from './ratings/rater.ts'
import { workOf } from './work.ts'

/** Puts a runner together. Its services start in order and stop in reverse. */
export function createRunner(env: RunnerEnv, log: Log): Service & { port(): number } {
  const clock = systemClock
  const lost = (error: Error) => log.warn('connection-lost', { error: error.message })
  const db = openDatabase({ url: env.DATABASE_URL, poolSize: env.WIS_POOL_SIZE, onLostConnection: lost })
  const tallies = createTallies()
  const bus = env.REDIS_URL ? createRedisBus(env.REDIS_URL, log) : createPostgresBus(env.DATABASE_URL, log)
  const storage = watchStorage({
    db,
    clock,
    log,
    folder: env.WIS_DISK_FOLDER,
    neededBytes: env.WIS_DISK_LEAST_MB * 1024 * 1024,
  })
  const server = createRunnerServer({ db, storage, bus, tallies, ...doorOf(env) })
  const outbound = createOutbound({ db, clock, log, server })
  const feed = createFeed(server.live, bus)
  // Connections of their own, so that a match never waits for one behind a crowd of watchers.
  const watchers = openDatabase({ url: env.DATABASE_URL, poolSize: 4, onLostConnection: lost })
  openGateway(server.live, { db: watchers, clock, log })
  resyncAfterTrouble(bus, server.live)
  const viewers = createViewers(server.live)
  const vault = vaultOf(env, log)
  const connect = createConnect({ clock, db, vault, outbound, ...waysOf(env) })

  const enqueueMatch = (client: Parameters<Jobs['enqueue']>[0], id: string) =>
    jobs.enqueue(client, 'match', id)
  const rulings = createRulingWriter(db)
  const providers = createProviderWatch(db)
  const world = { db, rulings, feed, clock, log, providers, tallies, connect, enqueueMatch }
  const reaper = createReaper({
    url: env.DATABASE_URL,
    clock,
    log,
    giveBack: (client, queue, jobIds) => jobs.giveBack(client, queue, jobIds),
    onGivenBack: (queue, jobIds) => {
      tallies.takenOver(jobIds.length)
      jobs.look(queue)
    },
  })
  const jobs: Jobs = createJobs({
    db,
    clock,
    log,
    drainMs: env.WIS_DRAIN_MS,
    lockKey: reaper.lockKey,
    onEnded: (jobId) => reaper.ended(jobId),
    work: workOf(env, world),
  })
  const queue = {
    enqueueTable: (
      client: Parameters<Jobs['enqueue']>[0],
      { tableId, kind }: { tableId: string; kind: unknown },
    ) => jobs.enqueue(client, 'table', tableId, kind),
  }

  const hub = hubOf(env)
  const lookUps = createLookUps({ db, vault, log, ...hub })
  const makeUps = () => askMakeUps({ db, log, ...hub })
  const webhookFetch = guardedFetch({ allow: env.WIS_ALLOWED_AGENT_HOSTS })
  const beating = beats({
    env,
    vault,
    jobs,
    queue,
    webhookFetch,
    lookUps,
    makeUps,
    viewers,
    storage,
    world,
    lab: {
      db,
      feed,
      clock,
      log,
      schedules: createSchedules(),
      mostWaiting: env.WIS_LAB_MATCHES_AT_ONCE,
      enqueuePlanned: (client, id) => jobs.enqueue(client, 'experiment', id),
    },
    live: server.live,
  })
  const rater = createRater({ db, clock, log, intervalMs: env.WIS_RATING_INTERVAL_MS })
  const reporter = createReporter({ db, clock, log })
  const looker = createLooker({ db, clock, log })
  const services: readonly Service[] = [
    ...[server, storage, outbound, reaper, jobs, lookUps],
    ...[...beating, rater, reporter, looker],
  ]
  return { port: () => server.port(), ...inOrder(services, [db, watchers]) }
}

/** Where the server listens, and who may call it. */
const doorOf = (env: RunnerEnv) => ({
  port: env.RUNNER_PORT,
  host: env.RUNNER_HOST,
  proxies: env.WIS_PROXIES,
  origins: [...env.WIS_ALLOWED_ORIGINS.split(','), env.WIS_PUBLIC_URL ?? ''].filter(Boolean),
  secretKey: env.WIS_SECRET_KEY,
  most: { sockets: env.WIS_SOCKETS, perAddress: env.WIS_SOCKETS_PER_ADDRESS },
})

/** How agents are reached. */
const waysOf = (env: RunnerEnv) => ({
  housePaceMs: env.WIS_HOUSE_PACE_MS,
  allowedHosts: env.WIS_ALLOWED_AGENT_HOSTS,
  hubUrl: env.WIS_HUB_URL,
  providers: env.WIS_PROVIDERS,
})

const hubOf = ({ WIS_HUB_URL: hubUrl, WIS_ALLOWED_AGENT_HOSTS: allowedHosts }: RunnerEnv) => ({
  hubUrl,
  fetch: hubFetch(hubUrl, allowedHosts),
})

function vaultOf({ WIS_SECRET_KEY: key }: RunnerEnv, log: Log): Vault | undefined {
  if (key === undefined) log.warn('no-secret-key', { meaning: 'agents with a token cannot be reached' })
  return key === undefined ? undefined : createVault(key)
}

/** Starts services in order and stops them in reverse, and then closes what they used. */
function inOrder(services: readonly Service[], used: readonly { close(): Promise<unknown> }[]): Service {
  return {
    start: async () => {
      for (const service of services) await service.start()
    },
    stop: async () => {
      for (const service of services.toReversed()) await service.stop()
      await Promise.all(used.map((one) => one.close()))
    },
  }
}
