import { loadGamesHere } from '@wis/outside-games'
import { createLog, sparing } from './operations/log.ts'

const log = sparing(createLog())
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    log.info('runner-stopping', { signal })
    stopping.abort()
  })
}

try {
  await run(stopping.signal)
  log.info('runner-stopped')
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error && error.name === 'StartRefused' ? error.message : error)
  process.exit(1)
}

async function run(signal: AbortSignal): Promise<void> {
  // Everything else makes lists of the games when it is loaded.
  const { refused } = await loadGamesHere()
  for (const game of refused) log.warn('game-refused', { ...game })
  const { readEnv } = await import('./env.ts')
  const { awaitDatabase } = await import('./operations/await-database.ts')
  const { createRunner } = await import('./runner.ts')
  const env = readEnv(process.env)
  await awaitDatabase(env.DATABASE_URL, log, signal)
  if (signal.aborted) return
  const runner = createRunner(env, log)
  await runner.start()
  log.info('runner-ready', { port: runner.port(), pid: process.pid })
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
  await runner.stop()
}
