import { z } from 'zod'

type Level = 'debug' | 'info' | 'warn' | 'error'
type Fields = Readonly<Record<string, unknown>>

/** Writes one JSON object a line: first the event, then its match and entry. */
export type Log = Readonly<Record<Level, (event: string, fields?: Fields) => void>>

export function createLog(
  write: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Log {
  const at =
    (level: Level) =>
    (event: string, fields: Fields = {}) => {
      write(
        JSON.stringify({
          at: new Date().toISOString(),
          level,
          event,
          ...Object.fromEntries(readable(fields)),
        }),
      )
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

const readable = (fields: Fields) =>
  Object.entries(fields).map(([name, value]) => [name, value instanceof Error ? value.stack : value] as const)

const most = 300

/** An error and its place in the code, on one short line, for messages that may repeat. */
export function inBrief(error: unknown): string {
  if (!(error instanceof Error)) return cut(String(error))
  const { name, stack = '' } = error
  const where = /^\s*at (.*)$/m.exec(stack)?.[1]
  return cut(`${name}: ${whatOf(error)}${where === undefined ? '' : ` (${where})`}`)
}

function whatOf(error: Error): string {
  if (!(error instanceof z.ZodError)) return error.message.split('\n', 1)[0] ?? ''
  const [issue] = error.issues
  return issue ? `${issue.path.join('.')}: ${issue.message}` : ''
}

const cut = (text: string) => (text.length > most ? `${text.slice(0, most)}…` : text)

const windowMs = 1000

interface Kind {
  /** The number of lines suppressed since the last line of this kind. */
  held: number
  last: Fields
}

/**
 * Writes at most one line a second for each kind of trouble. While PostgreSQL is away, every beat and every match would
 * otherwise repeat it. Suppressed lines are counted, and the last one is written when the second is over. Trouble of a
 * single match is always written.
 */
export function sparing(log: Log): Log {
  const kinds = new Map<string, Kind>()

  const isTrouble = ({ error, matchId }: Fields) => error !== undefined && matchId === undefined
  const close = (level: 'warn' | 'error', event: string, kind: string) => {
    const { held, last } = kinds.get(kind) ?? { held: 0, last: {} }
    kinds.delete(kind)
    if (held > 0) open(level, event, kind, { ...last, more: held - 1 })
  }
  const open = (level: 'warn' | 'error', event: string, kind: string, fields: Fields) => {
    kinds.set(kind, { held: 0, last: fields })
    setTimeout(close, windowMs, level, event, kind).unref()
    log[level](event, fields)
  }
  const sparingAt =
    (level: 'warn' | 'error') =>
    (event: string, fields: Fields = {}) => {
      if (!isTrouble(fields)) return log[level](event, fields)
      const kind = [event, fields['beat'], fields['queue']].join(' ')
      const known = kinds.get(kind)
      if (!known) return open(level, event, kind, fields)
      known.held += 1
      known.last = fields
    }
  return { ...log, warn: sparingAt('warn'), error: sparingAt('error') }
}
