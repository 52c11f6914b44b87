import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Clock, GuardedFetch } from '@wis/agents'
import { fillAllSkeletons, forgetDeliveries, forgetEarlierSecrets, queueStatus } from '@wis/db'
import type { Database, Vault } from '@wis/db'
import { forgetLetters, forgetSessions } from '@wis/db/accounts'
import {
  forgetLookUps,
  forgetProviderCalls,
  openFlightChecks,
  openReruns,
  takeShadowTurns,
  weighVoids,
} from '@wis/db/agents'
import { noteLeads } from '@wis/db/follows'
import {
  forgetOldMeetings,
  openFarewells,
  openPlacements,
  releaseStaleTables,
  thinMatches,
} from '@wis/db/matches'
import { forgetGatherings, forgetGuests } from '@wis/db/people'
import { lookForCollusion } from '@wis/db/seasons'
import { matchmakingRule } from '@wis/protocol'
import { deliverWebhooks } from './deliver-webhooks.ts'
import type { RunnerEnv } from './env.ts'
import type { Jobs } from './jobs/jobs.ts'
import { askingsDue } from './lab/asked/asking.ts'
import { dealExperiments } from './lab/deal-experiments.ts'
import type { LabWorld } from './lab/deal-experiments.ts'
import type { LiveNamespace } from './live/feed.ts'
import { relieveSlowWatchers } from './live/gateway.ts'
import type { ProviderWatch } from './match/blamed.ts'
import { endOverdue } from './match/give-up.ts'
import type { MatchWorld } from './match/match-world.ts'
import { keepAlive, matchmake } from './matchmaking/matchmaker.ts'
import type { TableQueue } from './matchmaking/matchmaker.ts'
import { every } from './operations/every.ts'
import type { Service } from './operations/every.ts'
import type { Tallies } from './operations/tallies.ts'
import type { StorageWatch } from './operations/watch-storage.ts'
import { rerunKey } from './rerun/run-rerun.ts'
import { tendSeasons } from './season/tend-seasons.ts'

interface Beating {
  readonly env: Pick<
    RunnerEnv,
    'WIS_DEMO' | 'WIS_DEMO_INTERVAL_MS' | 'WIS_DEMO_TABLES' | 'WIS_THIN_AFTER_DAYS'
  >
  readonly world: MatchWorld & { readonly tallies: Tallies; readonly providers: ProviderWatch }
  readonly lab: LabWorld
  readonly vault: Vault | undefined
  readonly jobs: Jobs
  readonly queue: TableQueue
  readonly live: LiveNamespace
  /** Tells owners what happened to their agents. */
  readonly webhookFetch: GuardedFetch
  readonly lookUps: { beat(): Promise<void> }
  /** Asks the Hub which models and code agents are made of. */
  readonly makeUps: () => Promise<void>
  readonly viewers: { beat(): void }
  readonly storage: Pick<StorageWatch, 'hasRoom' | 'hasRoomForLab' | 'report'>
}

/**
 * The recurring work of a runner and its intervals. Each beat looks at the stored state, so a missed beat does no harm.
 */
export function beats(beating: Beating): readonly Service[] {
  const { env, world, lab, vault, jobs, queue, live, webhookFetch, lookUps, makeUps, viewers, storage } =
    beating
  const { db, clock, log, tallies } = world
  const all: [string, number, () => Promise<unknown>][] = [
    ['matchmaker', matchmakingRule.everyMs, () => matchmake(db, queue, storage.hasRoom())],
    ['seasons', 2000, () => tendSeasons(db, queue, storage.hasRoom())],
    ['experiments', 500, () => dealExperiments(lab, storage.hasRoomForLab())],
    ['askings', 1000, async () => jobs.offer('experiment', await askingsDue(db))],
    ['placements', 5000, () => openPlacements(db)],
    ['flight-checks', 1000, async () => jobs.offer('flight-check', await openFlightChecks(db))],
    ['shadows', 1000, () => takeShadowTurns(db)],
    ['reruns', 1000, async () => jobs.offer('flight-check', (await openReruns(db)).map(rerunKey))],
    ['stale-tables', 30_000, () => releaseStaleTables(db, 2 * matchmakingRule.readyWithinMs)],
    ['farewells', 5000, async () => jobs.offer('match', await openFarewells(db))],
    ['orphans', 10_000, () => jobs.adoptOrphans()],
    ['watchdog', 30_000, () => endOverdue(world)],
    ['providers', 5000, () => world.providers.write()],
    ['old-provider-calls', 60_000, () => forgetProviderCalls(db)],
    ['collusion', 30_000, () => lookForCollusion(db)],
    ['leads', 60_000, () => noteLeads(db)],
    ['void-record', 60_000, () => weighVoids(db)],
    ['look-ups', 250, () => lookUps.beat()],
    ['make-ups', 10_000, makeUps],
    ['old-look-ups', 15_000, () => forgetLookUps(db)],
    ['slow-watchers', 1000, async () => relieveSlowWatchers(live)],
    ['viewers', 3000, async () => viewers.beat()],
    ['webhooks', 1000, () => deliverWebhooks({ db, vault, clock, log, fetch: webhookFetch })],
    ['names', 3_600_000, () => fillAllSkeletons(db)],
    ['earlier-secrets', 60_000, () => forgetEarlierSecrets(db)],
    ['old-sessions', 3_600_000, () => forgetSessions(db)],
    ['old-deliveries', 3_600_000, () => forgetDeliveries(db)],
    ['old-letters', 3_600_000, () => forgetLetters(db)],
    ['old-guests', 3_600_000, () => forgetGuests(db)],
    ['old-invitations', 3_600_000, () => forgetGatherings(db)],
    ['old-meetings', 3_600_000, () => forgetOldMeetings(db.pool)],
    ['observer', 5000, () => observe({ db, jobs, tallies, live, storage })],
  ]
  if (env.WIS_THIN_AFTER_DAYS > 0)
    all.push(['thinning', 60_000, thinOldMatches({ db, clock, afterDays: env.WIS_THIN_AFTER_DAYS })])
  if (env.WIS_DEMO === 'on')
    all.push([
      'demo',
      env.WIS_DEMO_INTERVAL_MS,
      async () => storage.hasRoom() && keepAlive(db, env.WIS_DEMO_TABLES),
    ])
  return all.map(([name, intervalMs, work]) => {
    const beat = async () => void (await work())
    return every({ name, intervalMs, clock, log, beat })
  })
}

const delay = monitorEventLoopDelay({ resolution: 10 })
const nanosecond = 1e-9

interface Observed {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'inHand'>
  readonly tallies: Tallies
  readonly live: LiveNamespace
  readonly storage: Pick<StorageWatch, 'report'>
}

/** Reads the gauges: the state of the queue, the jobs of this runner, and the delay of its event loop. */
async function observe({ db, jobs, tallies, live, storage }: Observed): Promise<void> {
  delay.enable()
  tallies.eventLoopDelay({
    p50: delay.percentile(50) * nanosecond,
    p99: delay.percentile(99) * nanosecond,
    max: delay.max * nanosecond,
  })
  delay.reset()
  tallies.matchesInHand(jobs.inHand().filter(({ queue }) => queue === 'match').length)
  tallies.sockets(live.sockets.size)
  const stored = storage.report()
  if (stored) tallies.storage(stored)
  const { waiting, oldestMs, matches } = await queueStatus(db)
  tallies.queue(waiting, oldestMs)
  tallies.matches(matches)
}

const dayMs = 86_400_000
/** Small enough for a short statement, and large enough for a thousand matches a minute. */
const lookedAt = 500
const statements = 4

interface Thinning {
  readonly db: Database
  readonly clock: Pick<Clock, 'now'>
  readonly afterDays: number
}

/** Packs old matches of house agents, a few at each call, and begins again after the last one. */
export function thinOldMatches({ db, clock, afterDays }: Thinning): () => Promise<number> {
  let after = ''
  return async () => {
    const endedBefore = new Date(clock.now().getTime() - afterDays * dayMs)
    let packed = 0
    for (let n = 0; n < statements; n++) {
      const thinned = await thinMatches(db, { endedBefore, after, most: lookedAt })
      packed += thinned.packed
      after = thinned.last ?? ''
      if (thinned.last === undefined) break
    }
    return packed
  }
}
