import 'server-only'
import { env } from './env.ts'

/** Ends the process if the settings are incomplete. Next itself would go on and fail at every request. */
export function requireEnv(): void {
  try {
    env()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
