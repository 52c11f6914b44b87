import { createHouseAgent } from '@wis/agents'
import { openDatabase } from '@wis/db'
import { systemClock } from './clock.ts'
import { keepAlive } from './demo.ts'
import { readEnv } from './env.ts'
import { every } from './every.ts'
import { createJobs } from './jobs.ts'
import { createFeed } from './live/feed.ts'
import { openGateway } from './live/gateway.ts'
import { createLog } from './log.ts'
import { matchmake } from './matchmaker.ts'
import { runMatch } from './run-match.ts'
import { createRunnerServer } from './server.ts'
import type { Service } from './service.ts'

const env = readEnv(process.env)
const log = createLog()
const clock = systemClock
const db = openDatabase({
  url: env.DATABASE_URL,
  poolSize: 16,
  onLostConnection: (error) => log.warn('connection-lost', { error: error.message }),
})
const server = createRunnerServer({
  db,
  log,
  port: env.RUNNER_PORT,
  host: env.RUNNER_HOST,
  origins: env.WIS_ALLOWED_ORIGINS.split(',').filter(Boolean),
})
openGateway(server.live, db, log)
const feed = createFeed(server.live)
const jobs = createJobs({
  db,
  log,
  atOnce: env.WIS_MATCHES_AT_ONCE,
  run: (matchId, signal) => runMatch({ db, feed, clock, log, agentFor }, matchId, signal),
})
const services: Service[] = [
  server,
  jobs,
  every({ name: 'matchmaker', intervalMs: 1000, clock, log, beat: () => matchmake(db, jobs, feed) }),
]
if (env.WIS_DEMO === 'on') {
  const beat = () => keepAlive(db, env.WIS_DEMO_TABLES)
  services.push(every({ name: 'demo', intervalMs: env.WIS_DEMO_INTERVAL_MS, clock, log, beat }))
}

for (const service of services) await service.start()
log.info('runner-ready', { port: env.RUNNER_PORT, pid: process.pid })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal))

async function stop(signal: string): Promise<void> {
  log.info('runner-stopping', { signal })
  for (const service of services.toReversed()) await service.stop()
  await db.close()
  log.info('runner-stopped')
  process.exit(0)
}

function agentFor(match: { seats: readonly { kind: string; slug: string }[] }, seat: number) {
  const seated = match.seats[seat]
  if (seated?.kind !== 'house')
    throw new Error(`there is no connector for ${seated?.kind ?? 'an empty seat'}`)
  const pace = {
    sleep: (ms: number, signal: AbortSignal) => clock.pause(ms, signal),
    longestMs: env.WIS_HOUSE_PACE_MS,
  }
  return createHouseAgent(seated.slug, env.WIS_HOUSE_PACE_MS > 0 ? { pace } : {})
}
