import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { inBrief } from './log.ts'
import type { Log } from './log.ts'

/** The reason why a runner cannot start, as a sentence for its operator. A stack would add nothing. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}

const againMs = 1000
const patienceMs = 5000

/**
 * Errors that waiting does not mend: PostgreSQL's codes for users, passwords and databases, and the errors of `pg`
 * without a code.
 */
const refusals: Readonly<Record<string, string>> = {
  '28P01': 'PostgreSQL does not accept the user and password of DATABASE_URL',
  '28000': 'PostgreSQL does not let the user of DATABASE_URL in',
  '3D000': 'there is no database of the name in DATABASE_URL',
}
const noPassword = /client password must be a (non-empty )?string/

/**
 * Resolves once the database answers. If it is away, says so once and asks again every second, for ever. If the server
 * refuses, throws the reason as a sentence.
 */
export async function awaitDatabase(url: string, log: Log, stopping: AbortSignal): Promise<void> {
  for (let tries = 0; !stopping.aborted; tries++) {
    const trouble = await troubleWith(url)
    if (trouble === undefined) {
      if (tries > 0) log.info('database-answers')
      return
    }
    const refusal = refusalIn(trouble)
    if (refusal !== undefined) throw new StartRefused(`the runner cannot start: ${refusal}`)
    if (tries === 0) log.warn('waiting-for-database', { error: inBrief(trouble) })
    await wait(againMs, undefined, { signal: stopping }).catch(() => undefined)
  }
}

async function troubleWith(url: string): Promise<unknown> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return undefined
  } catch (error) {
    return error ?? new Error('it does not answer')
  } finally {
    client.end().catch(() => undefined)
  }
}

function refusalIn(trouble: unknown): string | undefined {
  if (!(trouble instanceof Error)) return undefined
  if (noPassword.test(trouble.message)) return 'PostgreSQL asks for a password, and DATABASE_URL has none'
  return 'code' in trouble && typeof trouble.code === 'string' ? refusals[trouble.code] : undefined
}
