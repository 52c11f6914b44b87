import type { Fields, Log } from './log.ts'

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
