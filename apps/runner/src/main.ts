import { readEnv } from './env.ts'
import { createLog } from './operations/log.ts'
import { createRunner } from './runner.ts'

const env = readEnv(process.env)
const log = createLog()
const runner = createRunner(env, log)
await runner.start()
log.info('runner-ready', { port: runner.port(), pid: process.pid })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal))

async function stop(signal: string): Promise<void> {
  log.info('runner-stopping', { signal })
  await runner.stop()
  log.info('runner-stopped')
  process.exit(0)
}
