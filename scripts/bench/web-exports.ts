import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@wis/db'
import type { Database } from '@wis/db'
import { openArena } from './rig/arena.ts'
import { atOnce } from './rig/at-once.ts'
import { migrate, withServer } from './rig/database.ts'
import { playAndSettle } from './rig/played-match.ts'
import { organizersOf, previewForm } from './rig/previews.ts'
import { quantile, rounded } from './rig/report.ts'
import { serve } from './rig/site.ts'
import { watchMemory } from './rig/web-memory.ts'

const matches = 3_000
const agents = 500
const organizers = 20
/** As in its container. */
const heap = { NODE_OPTIONS: '--max-old-space-size=400 --max-semi-space-size=8' }
const files = [
  ...['dataset.zip', 'export.jsonl', 'matches.csv', 'matches.parquet', 'seats.csv', 'seats.parquet'],
  ...['speeches.csv', 'speeches.parquet', 'votes.csv', 'votes.parquet'],
]

await withServer(
  async (urlOf) => {
    const db = openDatabase({ url: urlOf('web') })
    migrate(db.url)
    const arena = await openArena(db, agents)
    const numbers = Array.from({ length: matches }, (_, number) => number)
    const matchIds: string[] = []
    await atOnce(numbers, 4, async (number) => {
      matchIds.push(await playAndSettle(db, arena, number))
    })
    await db.pool.query('vacuum analyze')
    const site = await serve(db.url, { ...heap, WIS_PROXIES: '1' })
    try {
      await measureAll(db, { site, slug: arena.slug, matchIds })
    } finally {
      await site.stop()
    }
    await db.close()
  },
  { durable: false, limitMs: 1_200_000 },
)

interface Bench {
  readonly site: { readonly url: string; readonly pid: number }
  readonly slug: string
  readonly matchIds: readonly string[]
}

async function measureAll(db: Database, { site, slug, matchIds }: Bench): Promise<void> {
  const season = `${site.url}/api/v1/seasons/${slug}`
  await measure(site, 'nothing', [() => wait(5_000).then(() => 'idle')])
  const exports = files.map((file, at) => () => taken(`${season}/${file}`, `198.51.100.${at}`))
  await measure(site, 'ten exports', exports)
  await measure(site, 'the same exports', exports)
  const cookies = await organizersOf(db, site.url, organizers)
  const page = `${site.url}/seasons/${slug}/decisions`
  const previews = cookies.map((cookie, at) => () => previewForm(page, cookie, matchIds[at * 7] ?? ''))
  await measure(site, 'twenty previews', previews)
}

type Work = () => Promise<string>

/** Does all the work at once, while another visitor asks for the site's health and for a board. */
async function measure(site: Bench['site'], under: string, all: readonly Work[]) {
  const memory = watchMemory(site.pid)
  const over = new AbortController()
  const health = times(`${site.url}/api/v1/health`, over.signal)
  const board = times(`${site.url}/leaderboard?language=en`, over.signal)
  const began = performance.now()
  const outcomes: Record<string, number> = {}
  await Promise.all(
    all.map(async (work) => {
      const outcome = await work()
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    }),
  )
  const seconds = rounded((performance.now() - began) / 1000)
  over.abort()
  const asked = { health: told(await health), board: told(await board) }
  console.log(
    JSON.stringify({
      name: 'web.exports',
      under,
      value: seconds,
      unit: 's',
      outcomes,
      ...asked,
      ...memory(),
    }),
  )
}

function told(found: readonly number[]) {
  const at = (share: number) => Math.round(quantile(found, share))
  return { p50Ms: at(0.5), p95Ms: at(0.95), maxMs: Math.round(Math.max(...found)) }
}

async function times(address: string, signal: AbortSignal): Promise<number[]> {
  const found: number[] = []
  for (; !signal.aborted; await wait(50)) {
    const asked = performance.now()
    const answer = await fetch(address, { headers: { 'x-forwarded-for': `203.0.113.${found.length % 200}` } })
    await answer.arrayBuffer()
    // No runner is there, so the server is not in good health.
    if (answer.status >= 500 && !address.endsWith('/health')) throw new Error(`${address}: ${answer.status}`)
    found.push(performance.now() - asked)
  }
  return found
}

/** What became of a download that is read to its end. One that is not made yet is asked for again, as its answer says. */
async function taken(address: string, visitor: string): Promise<string> {
  for (let times = 1; ; times++) {
    const answer = await fetch(address, { headers: { 'x-forwarded-for': visitor } })
    await answer.body?.pipeTo(new WritableStream())
    if (answer.status !== 503) return `${answer.status} when asked ${times === 1 ? 'once' : 'again'}`
    await wait(1000 * Number(answer.headers.get('retry-after')))
  }
}
