import 'server-only'
import { openDatabase } from '@wis/db'
import type { Database } from '@wis/db'
import { AppError } from './app-error.ts'
import { env } from './env/env.ts'

const kept = globalThis as typeof globalThis & { wisDatabase?: Database }

/** One connection pool per process, opened at the first use; a reload of this module must not open another. */
export function database(): Database {
  if (kept.wisDatabase) return kept.wisDatabase
  const url = env().databaseUrl
  if (url === undefined) throw new AppError('unavailable', 'This server has no database yet.')
  kept.wisDatabase = openDatabase({
    url,
    onLostConnection: (error) => {
      console.error('a database connection was lost', error)
    },
  })
  return kept.wisDatabase
}
