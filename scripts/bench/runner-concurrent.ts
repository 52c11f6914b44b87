import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { rngAt } from '@wis/engine'
import { runMatch } from '../../apps/runner/src/match/run-match.ts'
import { openArena } from './rig/arena.ts'
import { withDatabase } from './rig/database.ts'
import { dealMatches } from './rig/deal-matches.ts'
import { rounded } from './rig/report.ts'
import { patient, startGateway, worldOf } from './rig/runner.ts'
import { scriptedAgent } from './rig/scripted-agent.ts'
import type { ScriptedTurn } from './rig/scripted-agent.ts'

const count = 1000
const thinking = { leastMs: 200, mostMs: 2000 }
const milliseconds = 1e-6

const delay = monitorEventLoopDelay({ resolution: 1 })
const latenessMs = async (work: () => Promise<unknown>) => {
  delay.reset()
  delay.enable()
  await work()
  delay.disable()
  return { p99: delay.percentile(99) * milliseconds, max: delay.max * milliseconds }
}

await withDatabase(async (db) => {
  const arena = await openArena(db, 240)
  const gateway = await startGateway(db)
  const matches = await dealMatches(db, arena, { first: 0, count })
  const { alone, think } = slowAgents()
  const world = worldOf(db, gateway.feed, scriptedAgent(matches, think))
  const idle = await latenessMs(() => wait(3000))

  const started = performance.now()
  const taken = new Map<number, number>()
  const late = await latenessMs(() =>
    Promise.all(
      matches.map(async ({ id, number }) => {
        await runMatch(world, id, patient)
        taken.set(number, performance.now() - started)
      }),
    ),
  )
  const decided = await db.prisma.match.count({ where: { status: 'finished' } })
  if (decided !== count) throw new Error(`only ${decided} of ${count} matches were decided`)

  const aloneMs = matches.map(({ number }) => alone(number))
  const value = sum(aloneMs) / sum(taken.values())
  const longest = Math.max(...aloneMs) / Math.max(...taken.values())
  console.log(
    JSON.stringify({
      name: 'runner.concurrent',
      value: rounded(value),
      unit: 'of the agents’ own time',
      longest: rounded(longest),
      seconds: rounded(Math.max(...taken.values()) / 1000),
      loopDelayP99Ms: rounded(late.p99),
      loopDelayMaxMs: rounded(late.max),
      idleLoopDelayP99Ms: rounded(idle.p99),
      rssMb: Math.round(process.resourceUsage().maxRSS / 1024),
    }),
  )
  await gateway.stop()
})

/** Agents that take their time, and the length that each match would have if nothing else took any. */
function slowAgents() {
  const steps = new Map<number, Map<string, number>>()
  const think = async ({ match: { number }, kind, round, seat }: ScriptedTurn) => {
    const { leastMs, mostMs } = thinking
    const chance = rngAt(`${number} ${kind}`, 10 * round + seat).next()
    const ms = leastMs + chance * (mostMs - leastMs)
    const own = steps.get(number) ?? new Map<string, number>()
    steps.set(number, own)
    // All vote at the same time, so a vote lasts as long as its slowest ballot.
    const step = kind === 'vote' ? `${kind} ${round}` : `${kind} ${round} ${seat}`
    own.set(step, Math.max(own.get(step) ?? 0, ms))
    await wait(ms)
  }
  return { think, alone: (number: number) => sum(steps.get(number)?.values() ?? []) }
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}
