import { readArguments, readCount, UsageError } from '../command.ts'
import { driveStdio, EnvCalls, instancesOf } from './env-calls.ts'
import type { EnvWorld } from './env-session.ts'
import { EnvFault } from './reset-request.ts'
import { serveEnv } from './serve-env.ts'

export const envUsage = `env [serve [--port N] [--host H] [--game G] [--sessions N] | instances --game G [--ruleset R] [--language L] [--from N] [--count N]]
  Without an action, it reads calls and writes answers line by line.`

const usualPort = '8000'
const usualHost = '127.0.0.1'
const usualSessions = '1024'

export interface EnvOptions {
  readonly version: string
  /** Opens the players that are not of the house, by the file that names them. */
  guestsOf?(file: string): Promise<EnvWorld['guests']>
}

/** What `wis env` does, in the repository and in the one file. */
export async function runEnv(args: readonly string[], options: EnvOptions): Promise<number> {
  const [word, ...rest] = args
  if (word === 'serve') return serve(rest, options)
  if (word === 'instances') return listInstances(rest)
  const { positionals } = readArguments(args, {})
  if (positionals.length > 0) throw new UsageError(`unexpected argument '${positionals.join(' ')}'`)
  await driveStdio(new EnvCalls(), process.stdin, process.stdout)
  return 0
}

async function serve(args: readonly string[], { version, guestsOf }: EnvOptions): Promise<number> {
  const { values, positionals } = readArguments(args, {
    port: { type: 'string', default: usualPort },
    host: { type: 'string', default: usualHost },
    game: { type: 'string' },
    sessions: { type: 'string', default: usualSessions },
    players: { type: 'string' },
  })
  if (positionals.length > 0) throw new UsageError(`unexpected argument '${positionals.join(' ')}'`)
  if (values.players !== undefined && !guestsOf) throw new UsageError('--players needs the full wis command')
  const guests = values.players === undefined ? undefined : await guestsOf?.(values.players)
  const { host, game } = values
  const port = values.port === '0' ? 0 : readCount('port', values.port)
  const mostSessions = readCount('sessions', values.sessions)
  const server = await serveEnv({ port, host, game, mostSessions, version, ...(guests && { guests }) })
  console.log(
    `✔ http://${host}:${server.port}: /reset /step /state /schema /metadata /health /ws /mcp /calls`,
  )
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await server.close()
  return 0
}

function listInstances(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    game: { type: 'string' },
    ruleset: { type: 'string' },
    language: { type: 'string' },
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
  })
  if (positionals.length > 0) throw new UsageError(`unexpected argument '${positionals.join(' ')}'`)
  const { game, ruleset, language } = values
  try {
    const size = { from: readCount('from', values.from), count: readCount('count', values.count) }
    const listed = instancesOf({ game, ruleset, ...(language !== undefined && { language }) }, size)
    for (const instance of listed) console.log(JSON.stringify(instance))
    return Promise.resolve(0)
  } catch (error) {
    if (error instanceof EnvFault) throw new UsageError(error.message)
    throw error
  }
}
