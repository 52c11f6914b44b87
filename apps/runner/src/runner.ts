import { guardedFetch, systemClock } from '@wis/agents'
import type { Clock } from '@wis/agents'
import { createVault, fillAllSkeletons, openDatabase } from '@wis/db'
import type { Vault } from '@wis/db'
import { createRulingWriter } from '@wis/db/matches'
import { labLimitsOf } from '@wis/protocol'
import { beats } from './beats.ts'
import { createConnect } from './connect/connect.ts'
import { hubFetch } from './connect/space-agent.ts'
import type { RunnerEnv } from './env.ts'
import { createJobs } from './jobs/jobs.ts'
import type { Jobs } from './jobs/jobs.ts'
import { createReaper } from './jobs/reaper.ts'
import type { Reaper } from './jobs/reaper.ts'
import type { LabWorld } from './lab/deal-experiments.ts'
import { createSchedules } from './lab/deal-planned.ts'
import { createLooker } from './lab/looker.ts'
import { createReporter } from './lab/reporter.ts'
import { createPostgresBus, createRedisBus } from './live/bus.ts'
import type { Bus } from './live/bus.ts'
import { createFeed, resyncAfterTrouble } from './live/feed.ts'
import { createViewers, openGateway } from './live/gateway.ts'
import { askMakeUps, createLookUps } from './look-ups.ts'
import { createProviderWatch } from './match/blamed.ts'
import type { MatchWorld } from './match/match-world.ts'
import type { TableWorld } from './matchmaking/ready-table.ts'
import { keptOpen } from './operations/every.ts'
import type { Service } from './operations/every.ts'
import type { Log } from './operations/log.ts'
import { createRunnerServer } from './operations/server.ts'
import type { RunnerServer } from './operations/server.ts'
import { createTallies } from './operations/tallies.ts'
import type { Tallies } from './operations/tallies.ts'
import { watchStorage } from './operations/watch-storage.ts'
import { createOutbound } from './outbound/outbound.ts'
import { createRater } from './ratings/rater.ts'
import { workOf } from './work.ts'

/** Puts a runner together. Its services start in order and stop in reverse. */
export function createRunner(env: RunnerEnv, log: Log): Service & { port(): number } {
  const clock = systemClock
  const db = databaseOf(env, log, env.WIS_POOL_SIZE)
  const tallies = createTallies()
  const bus = env.REDIS_URL ? createRedisBus(env.REDIS_URL, log) : createPostgresBus(env.DATABASE_URL, log)
  const storage = watchStorage({ db, clock, log, ...diskOf(env) })
  const server = createRunnerServer({ db, storage, bus, tallies, ...doorOf(env) })
  const outbound = createOutbound({ db, clock, log, server })
  const { feed, viewers, watchers } = openLive(env, { server, bus, clock, log })
  const vault = vaultOf(env, log)
  const world = {
    db,
    clock,
    log,
    feed,
    tallies,
    rulings: createRulingWriter(db),
    providers: createProviderWatch(db),
    connect: createConnect({ clock, db, vault, outbound, ...waysOf(env) }),
    enqueueMatch: (client: QueueClient, id: string) => jobs.enqueue(client, 'match', id),
  }
  const { jobs, reaper }: JobsAndReaper = openJobs(env, world)
  const hub = hubOf(env)
  const lookUps = createLookUps({ db, vault, log, ...hub })
  const beating = beats({
    env,
    vault,
    jobs,
    queue: { enqueueTable: (client, { tableId, kind }) => jobs.enqueue(client, 'table', tableId, kind) },
    webhookFetch: guardedFetch({ allow: env.WIS_ALLOWED_AGENT_HOSTS }),
    lookUps,
    makeUps: () => askMakeUps({ db, log, ...hub }),
    viewers,
    storage,
    world,
    lab: labOf(env, world, jobs),
    live: server.live,
  })
  const services: readonly Service[] = [
    { start: () => fillAllSkeletons(db), stop: () => Promise.resolve() },
    ...[server, storage, outbound, reaper, jobs, lookUps, ...beating],
    createRater({ db, clock, log, intervalMs: env.WIS_RATING_INTERVAL_MS }),
    createReporter({ db, clock, log }),
    createLooker({ db, clock, log }),
  ]
  return { port: () => server.port(), ...inOrder(services, [db, watchers]) }
}

type QueueClient = Parameters<Jobs['enqueue']>[0]
type World = MatchWorld & TableWorld & { readonly tallies: Tallies }

const databaseOf = ({ DATABASE_URL: url }: RunnerEnv, log: Log, poolSize: number) =>
  openDatabase({
    url,
    poolSize,
    ...keptOpen,
    onLostConnection: (error) => log.warn('connection-lost', { error: error.message }),
  })

interface LiveParts {
  readonly server: Pick<RunnerServer, 'live'>
  readonly bus: Bus
  readonly clock: Clock
  readonly log: Log
}

/** What spectators see of matches. */
function openLive(env: RunnerEnv, { server: { live }, bus, clock, log }: LiveParts) {
  const feed = createFeed(live, bus)
  // Connections of their own, so that a match never waits for one behind a crowd of watchers.
  const watchers = databaseOf(env, log, 4)
  openGateway(live, { db: watchers, clock, log })
  resyncAfterTrouble(bus, live)
  return { feed, viewers: createViewers(live), watchers }
}

interface JobsAndReaper {
  readonly jobs: Jobs
  readonly reaper: Reaper
}

/** The runner's own jobs, and those that it gives back for a runner that has died. */
function openJobs(env: RunnerEnv, world: World): JobsAndReaper {
  const { db, clock, log, tallies } = world
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
  return { jobs, reaper }
}

const labOf = (env: RunnerEnv, { db, feed, clock, log }: World, jobs: Jobs): LabWorld => ({
  db,
  feed,
  clock,
  log,
  schedules: createSchedules(),
  mostWaiting: env.WIS_LAB_MATCHES_AT_ONCE,
  limits: labLimitsOf(env),
  enqueuePlanned: (client, id) => jobs.enqueue(client, 'experiment', id),
})

/** The disk that is watched, and the room it needs. */
const diskOf = (env: RunnerEnv) => ({
  folder: env.WIS_DISK_FOLDER,
  neededBytes: env.WIS_DISK_LEAST_MB * 1024 * 1024,
  labNeededBytes: env.WIS_LAB_DISK_LEAST_MB * 1024 * 1024,
})

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
  labPaceMs: env.WIS_LAB_HOUSE_PACE_MS,
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
