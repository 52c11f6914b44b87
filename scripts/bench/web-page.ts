import { openDatabase } from '@wis/db'
import { openArena } from './rig/arena.ts'
import { atOnce } from './rig/at-once.ts'
import { migrate, withServer } from './rig/database.ts'
import { writeHistory } from './rig/history.ts'
import { playAndSettle } from './rig/played-match.ts'
import { median, quantile, rounded } from './rig/report.ts'
import { serve } from './rig/site.ts'

const requests = 300
const width = 8
const rounds = 5

await withServer(
  async (urlOf) => {
    const db = openDatabase({ url: urlOf('web') })
    migrate(db.url)
    const arena = await openArena(db, 2000)
    await writeHistory(db, arena, 200_000)
    const matchId = await playAndSettle(db, arena, 1)
    const site = await serve(db.url)
    const addresses = {
      '/leaderboard': `${site.url}/leaderboard?language=en`,
      '/matches/[id]': `${site.url}/matches/${matchId}`,
    }
    for (const [page, address] of Object.entries(addresses)) await compare(page, address, site.file)
    await site.stop()
    await db.close()
  },
  { durable: false, limitMs: 300_000 },
)

async function compare(page: string, address: string, file: string): Promise<void> {
  const [pages, files]: [Run[], Run[]] = [[], []]
  await many(address)
  for (let round = 0; round < rounds; round++) {
    pages.push(await many(address))
    files.push(await many(file))
  }
  const [value, baseline] = [pages, files].map((runs) => median(runs.map(({ perSecond }) => perSecond)))
  console.log(
    JSON.stringify({
      name: 'web.page',
      page,
      value: rounded(value ?? NaN),
      unit: 'requests/s',
      baseline: rounded(baseline ?? NaN),
      ratio: rounded((value ?? NaN) / (baseline ?? NaN)),
      p99Ms: rounded(
        quantile(
          pages.flatMap(({ times }) => times),
          0.99,
        ),
      ),
    }),
  )
}

interface Run {
  readonly perSecond: number
  readonly times: readonly number[]
}

async function many(address: string): Promise<Run> {
  const times: number[] = []
  const started = performance.now()
  await atOnce(Array.from({ length: requests }), width, async () => {
    const asked = performance.now()
    const answer = await fetch(address, { headers: { accept: 'text/html,*/*;q=0.8' } })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`)
    times.push(performance.now() - asked)
  })
  return { perSecond: (requests * 1000) / (performance.now() - started), times }
}
