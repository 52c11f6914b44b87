import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { appendRuling, claimMatch, openDatabase, settleMatch, settlementOf } from '@wis/db'
import type { Database } from '@wis/db'
import { replay } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import { freePort } from '../soak/free-port.ts'
import { dealMatches, openArena } from './rig/arena.ts'
import type { Arena } from './rig/arena.ts'
import { atOnce } from './rig/at-once.ts'
import { migrate, withServer } from './rig/database.ts'
import { writeHistory } from './rig/history.ts'
import { median, quantile, rounded } from './rig/report.ts'
import { scriptedMatch, scriptFor } from './rig/scripted-match.ts'

const requests = 300
const width = 8
const rounds = 5

await withServer(
  async (urlOf) => {
    const db = openDatabase({ url: urlOf('web') })
    migrate(db.url)
    const arena = await openArena(db, 2000)
    await writeHistory(db, arena, 200_000)
    const matchId = await playedMatch(db, arena)
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

/** A match with its whole log, stored as a runner stores it but for the rulings, which are one here. */
async function playedMatch(db: Database, arena: Arena): Promise<string> {
  const [match] = await dealMatches(db, arena, { first: 1, count: 1 })
  const claimed = match && (await claimMatch(db, match.id))
  if (!claimed) throw new Error('a match that was just dealt is gone')
  const fence = { matchId: match.id, attempt: claimed.attempt }
  const log = scriptedMatch(scriptFor(match.number))
  await appendRuling(db, fence, log.slice(0, -1))
  const played = { seasonId: arena.seasonId, mode: 'ranked' as const, seats: match.seats }
  await settleMatch(db, fence, { entries: log.slice(-1) }, settlementOf(played, replay(whoIsSpy, log)))
  return match.id
}

/** The site as it is served to people, built from the code that is here; that takes no time where it was already. */
async function serve(databaseUrl: string) {
  const web = path.join('apps', 'web')
  const build = ['--no-install', 'turbo', 'run', 'build', '--filter=@wis/web', '--output-logs=errors-only']
  const { status } = spawnSync('npx', build, { stdio: 'inherit' })
  if (status !== 0) throw new Error('the site cannot be built')
  const port = await freePort(1)
  const url = `http://127.0.0.1:${port}`
  const next = path.resolve('node_modules', 'next', 'dist', 'bin', 'next')
  const server = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: web,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      DATABASE_URL: databaseUrl,
      WIS_PUBLIC_URL: url,
      NEXTAUTH_URL: url,
      NEXTAUTH_SECRET: 'measured-and-thrown-away-measured-and-thrown-away',
      WIS_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
    },
  })
  await untilAnswering(`${url}/leaderboard`)
  const html = await (await fetch(`${url}/leaderboard`)).text()
  const file = /\/_next\/static\/[^"]+\.css/.exec(html)?.[0] ?? '/icon.svg'
  const stop = async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  return { url, file: url + file, stop }
}

async function untilAnswering(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++, await wait(200)) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return
  }
  throw new Error('the site does not answer')
}

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
      ...{ name: 'web.page', page, value: rounded(value ?? NaN), unit: 'requests/s' },
      ...{ baseline: rounded(baseline ?? NaN), ratio: rounded((value ?? NaN) / (baseline ?? NaN)) },
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
