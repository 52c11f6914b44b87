import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Database } from '@wis/db'
import { listHouseAgents } from '@wis/db/agents'
import { openTicket } from '@wis/db/matches'
import { rngAt } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import { openSeason } from '../apps/runner/src/testing/season.ts'
import { atOnce } from './bench/rig/at-once.ts'
import { withDatabase } from './bench/rig/database.ts'
import { BusyProcesses } from './soak/busy-processes.ts'
import { continuations } from './soak/continuations.ts'
import { startCrew } from './soak/crew.ts'
import { describe } from './soak/describe-continuations.ts'
import { freePort } from './soak/free-port.ts'
import { judge } from './soak/judge.ts'
import { openSpectator } from './soak/spectator.ts'
import type { Spectator } from './soak/spectator.ts'

const { values: given } = parseArgs({
  options: {
    seed: { type: 'string', default: 'soak' },
    matches: { type: 'string', default: '300' },
    load: { type: 'string', default: String(10 * os.availableParallelism()) },
  },
})
const wanted = Number(given.matches)
/** The number of processes that keep the machine busy during the second half of the matches. */
const load = Number(given.load)
const runners = 4
const limitMs = 600_000
const lastEntriesWithinMs = 60_000

await withDatabase(
  async (db) => {
    const started = performance.now()
    const busy = new BusyProcesses()
    const crew = await startCrew({
      databaseUrl: db.url,
      runners,
      firstPort: await freePort(runners),
      env: { WIS_DEMO: 'off', WIS_HOUSE_PACE_MS: '1500', WIS_MATCHES_AT_ONCE: '10' },
      pauseMs: [2000, 6000],
      busy: () => busy.count,
    })
    const spectator = openSpectator(crew.url)
    const calm = new AbortController()
    const harassed = crew.harass(rngAt(given.seed, 0), calm.signal)
    const queued = queueTables(db, await openSeason(db))
    await untilOver(db, spectator, { count: wanted / 2, started })
    busy.begin(load)
    await untilOver(db, spectator, { count: wanted, started })
    calm.abort()
    await Promise.all([harassed, queued])
    busy.end()
    await within(lastEntriesWithinMs, () => spectator.hasSeenAll())

    const { faults, ...judgement } = await judge(db, wanted, spectator)
    const said = tally(crew.heard.map(({ event }) => event))
    const strikes = tally(crew.strikes.map(({ how, runners }) => `${how} ${runners.length}`))
    const gatewayStrikes = crew.gatewayStrikes()
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(JSON.stringify({ seed: given.seed, seconds, ...judgement, strikes, gatewayStrikes }))
    console.log(JSON.stringify({ spectator: spectator.counts, runners: said }))
    for (const line of describe(await continuations(db, crew.heard, crew.strikes))) console.log(line)
    for (const fault of faults.slice(0, 50)) console.error(`✘ ${fault}`)
    console.log(
      faults.length === 0 ? '✔ nothing lost, doubled or shown too early' : `✘ ${faults.length} faults`,
    )
    if (faults.length > 0) process.exitCode = 1
    spectator.stop()
    await crew.stop()
  },
  { limitMs: limitMs + 90_000 },
)

function tally(words: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const word of words.toSorted()) counts.set(word, (counts.get(word) ?? 0) + 1)
  return Object.fromEntries(counts)
}

/** Queues the same six house agents for every table, so that each ticket finds five others. */
async function queueTables(db: Database, seasonId: SeasonId): Promise<void> {
  const six = (await listHouseAgents(db)).slice(0, 6)
  await atOnce([...Array(wanted).keys()], 4, async (table) => {
    const language = table % 3 === 2 ? 'zh' : 'en'
    for (const { id: agentId } of six) await openTicket(db, { agentId, seasonId, mode: 'ranked', language })
  })
}

/** Watches new matches until so many have been played or time is up. */
async function untilOver(
  db: Database,
  spectator: Spectator,
  { count, started }: { readonly count: number; readonly started: number },
): Promise<void> {
  while (performance.now() - started < limitMs) {
    const matches = await db.prisma.match.findMany({ select: { id: true, status: true } })
    for (const { id } of matches) spectator.watch(id)
    if (matches.filter(({ status }) => /^(finished|void)$/.test(status)).length >= count) return
    await wait(300)
  }
}

async function within(limit: number, isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + limit; !isSo() && Date.now() < end;) await wait(100)
}
