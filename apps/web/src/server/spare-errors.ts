const windowMs = 1000

type Say = (...what: readonly unknown[]) => void

/**
 * Logs the same kind of error at most once a second. While PostgreSQL is down, every request logs one, and so does
 * Next. Suppressed errors are counted, and the count is logged at the end of the second.
 */
export function sparing(say: Say): Say {
  const held = new Map<string, number>()
  const close = (kind: string) => {
    const count = held.get(kind) ?? 0
    held.delete(kind)
    if (count > 0) open(kind, [`${kind}: ${count} times more`])
  }
  const open = (kind: string, what: readonly unknown[]) => {
    held.set(kind, 0)
    setTimeout(close, windowMs, kind).unref()
    say(...what)
  }
  return (...what) => {
    const kind = what.map(kindOf).filter(Boolean).join(' ')
    const count = held.get(kind)
    if (count === undefined) open(kind, what)
    else held.set(kind, count + 1)
  }
}

/** Applies to every error that this process logs from now on. */
export function spareErrors(): void {
  console.error = sparing(console.error.bind(console))
}

const most = 120

/** Two errors with the same code are of one kind, whichever statement caused them. */
function kindOf(part: unknown): string {
  if (typeof part === 'string') return firstLine(part)
  if (part instanceof Error)
    return 'code' in part ? `${part.name} ${String(part.code)}` : firstLine(String(part))
  return part !== null && typeof part === 'object' && 'error' in part ? kindOf(part.error) : ''
}

const firstLine = (text: string) => (text.trim().split('\n', 1)[0] ?? '').slice(0, most)
