import fs from 'node:fs'
import { execSync } from 'node:child_process'
const pgCpu = (pid: number) => { let t = 0; for (const d of fs.readdirSync('/proc')) { if (!/^\d+$/.test(d)) continue; try { const f = fs.readFileSync(`/proc/${d}/stat`, 'utf8'); const r = f.slice(f.lastIndexOf(')') + 2).split(' '); if (Number(r[1]) === pid || Number(d) === pid) t += Number(r[11]) + Number(r[12]) } catch {} } return t * 10 }
import { Session } from 'node:inspector/promises'
const session = new Session(); session.connect(); await session.post('Profiler.enable'); await session.post('Profiler.setSamplingInterval', { interval: 200 })
let profiled = 0
let pid = 0
const sums: any = {}
const cpu = async (name: string, work: () => Promise<number>, n: number) => { const a = process.cpuUsage(), p = pgCpu(pid), t = performance.now(); const prof = name === 'run' && ++profiled === 5; if (prof) await session.post('Profiler.start'); const v = await work(); if (prof) fs.writeFileSync('/tmp/exp/run.cpuprofile', JSON.stringify((await session.post('Profiler.stop')).profile)); const u = process.cpuUsage(a); (sums[name] ??= []).push([u.user / 1000 / n, u.system / 1000 / n, (pgCpu(pid) - p) / n, (performance.now() - t) / n]); return v }
import { runMatch } from '../../../apps/runner/src/match/run-match.ts'
import { dealMatches, openArena } from './arena.ts'
import type { DealtMatch } from './arena.ts'
import { atOnce } from './at-once.ts'
import { insertBare, readKept } from './bare-client.ts'
import type { Kept } from './bare-client.ts'
import { withDatabase } from './database.ts'
import { report } from './report.ts'
import { patient, startGateway, worldOf } from './runner.ts'
import { scriptedAgent } from './scripted-agent.ts'

const count = 96
const width = 16

await withDatabase(
  async (db) => {
    pid = Number((await db.pool.query("select pg_read_file('postmaster.pid')")).rows[0].pg_read_file.split('\n')[0])
    const arena = await openArena(db, 120)
    const { feed, stop } = await startGateway(db)
    let first = 0
    const deal = () => dealMatches(db, arena, { first: (first += count), count })
    const perSecond = async (matches: readonly DealtMatch[], play: (match: DealtMatch) => Promise<void>) => {
      const started = performance.now()
      await atOnce(matches, width, play)
      return (matches.length * 1000) / (performance.now() - started)
    }

    let played: readonly DealtMatch[] = []
    await report({
      name: 'runner.matches',
      unit: 'matches/s',
      measure: async () => {
        played = await deal()
        const world = worldOf(db, feed, scriptedAgent(played))
        return cpu('run', () => perSecond(played, ({ id }) => runMatch(world, id, patient)), count)
      },
      baseline: async () => {
        const kept = new Map<string, Kept>()
        const blanks = await deal()
        for (const [at, { id }] of played.entries()) kept.set(blanks[at]?.id ?? '', await readKept(db, id))
        return cpu('bare', () => perSecond(blanks, async ({ id }) => {
          const rows = kept.get(id)
          if (rows) await insertBare(db.pool, id, rows)
        }), count)
      },
    })
    for (const [k, v] of Object.entries<any>(sums)) { const m = (i: number) => v.slice(1).map((x: any) => x[i]).sort((a: number, b: number) => a - b)[3].toFixed(2); console.log(k, 'node user', m(0), 'sys', m(1), 'pg', m(2), 'wall', m(3), 'ms/match') }
    await stop()
  },
  { poolSize: width },
)
