type Level = 'debug' | 'info' | 'warn' | 'error'
export type Fields = Readonly<Record<string, unknown>>

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
