import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@wis/db'
import type { Database } from '@wis/db'
import { openArena } from './rig/arena.ts'
import type { CrowdWanted, Served } from './rig/crowd.ts'
import { migrate, withServer } from './rig/database.ts'
import { playAndSettle } from './rig/played-match.ts'
import { quantile, rounded } from './rig/report.ts'
import { serve } from './rig/site.ts'

const matches = 600
const agents = 500
const rounds = 3
const roundMs = 10_000
/** The interval at which the season goes on, so that everything has to be rendered anew. */
const changeMs = 3_000

await withServer(
  async (urlOf) => {
    const db = openDatabase({ url: urlOf('web') })
    migrate(db.url)
    const arena = await openArena(db, agents)
    const matchIds: string[] = []
    for (let number = 0; number < matches; number++) matchIds.push(await playAndSettle(db, arena, number))
    const site = await serve(db.url, { WIS_PROXIES: '1' })
    await times(site.url, 2_000)
    for (const seesPages of [false, true])
      await compare(db, { url: site.url, slug: arena.slug, matchIds, seesPages })
    await site.stop()
    await db.close()
  },
  { durable: false, limitMs: 600_000 },
)

/** Ten exports at once, all rendered anew whenever the season goes on, with or without pages. */
async function compare(db: Database, wanted: CrowdWanted): Promise<void> {
  const [idle, busy]: [number[], number[]] = [[], []]
  const served: Served[] = []
  for (let round = 0; round < rounds; round++) {
    idle.push(...(await times(wanted.url, roundMs)))
    const crowd = gather(wanted)
    const goesOn = keepChanging(db, wanted.slug)
    busy.push(...(await times(wanted.url, roundMs)))
    goesOn.abort()
    served.push(await crowd.leave())
  }
  print(wanted.seesPages ? 'exports and pages' : 'exports', { idle, busy, served })
}

/** The time that the server takes to answer for its health, one request after another. */
async function times(url: string, forMs: number): Promise<number[]> {
  const found: number[] = []
  for (const until = performance.now() + forMs; performance.now() < until; await wait(20)) {
    const asked = performance.now()
    await (await fetch(`${url}/api/v1/health`)).arrayBuffer()
    found.push(performance.now() - asked)
  }
  return found
}

function gather(wanted: CrowdWanted) {
  const child = fork(path.join('scripts', 'bench', 'rig', 'crowd.ts'))
  child.send(wanted)
  const leave = async (): Promise<Served> => {
    child.send('leave')
    // The program sends only such messages.
    const [served] = (await once(child, 'message')) as [Served]
    return served
  }
  return { leave }
}

function keepChanging(db: Database, slug: string): AbortController {
  const over = new AbortController()
  const change = setInterval(() => {
    void db.pool.query(`update seasons set description = now()::text where slug = $1`, [slug])
  }, changeMs)
  over.signal.addEventListener('abort', () => clearInterval(change))
  return over
}

interface Found {
  readonly idle: readonly number[]
  readonly busy: readonly number[]
  readonly served: readonly Served[]
}

function print(under: string, { idle, busy, served }: Found): void {
  const statuses: Record<string, number> = {}
  for (const one of served)
    for (const [status, count] of Object.entries(one)) statuses[status] = (statuses[status] ?? 0) + count
  const [value, baseline] = [quantile(busy, 0.5), quantile(idle, 0.5)]
  const p99Ms = rounded(quantile(busy, 0.99))
  const idleP99Ms = rounded(quantile(idle, 0.99))
  console.log(
    JSON.stringify({
      name: 'web.health',
      under,
      value: rounded(value),
      unit: 'ms',
      baseline: rounded(baseline),
      ratio: rounded(value / baseline),
      p99Ms,
      idleP99Ms,
      served: statuses,
    }),
  )
}
