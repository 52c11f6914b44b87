import { startEmbeddedServer } from './embedded-server.ts'
import type { EmbeddedOptions, EmbeddedServer } from './embedded-server.ts'

const intervalMs = 1000

export interface GuardOptions extends EmbeddedOptions {
  /** Called when the server was found gone and has been started again, or could not be started. */
  onRestart(error?: unknown): void
}

/** An embedded server that is started again when it dies. Its port stays, so that its clients find it again. */
export async function guardEmbeddedServer({ onRestart, ...options }: GuardOptions): Promise<EmbeddedServer> {
  let server = await startEmbeddedServer(options)
  let stopping = false
  let starting: Promise<void> | undefined
  const restart = async () => {
    try {
      server = await startEmbeddedServer(options)
      onRestart()
    } catch (error) {
      onRestart(error)
    } finally {
      starting = undefined
    }
  }
  const timer = setInterval(() => {
    if (!stopping && !starting && !server.isRunning()) starting = restart()
  }, intervalMs)
  return {
    ...server,
    isRunning: () => server.isRunning(),
    stop: async () => {
      stopping = true
      clearInterval(timer)
      await starting
      await server.stop()
    },
  }
}
