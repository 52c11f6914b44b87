const windowMs = 1000

type Say = (...what: readonly unknown[]) => void

/**
 * Says no more than once a second the same kind of trouble: while PostgreSQL is away, every request would say so, and Next
 * itself as well. What is held back is counted, and said when the second is over.
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

/** From here on, for everything in this process that says what went wrong. */
export function spareErrors(): void {
  console.error = sparing(console.error.bind(console))
}

const most = 120

/** Two errors with one code are of one kind, whichever statement each was the end of. */
function kindOf(part: unknown): string {
  if (typeof part === 'string') return firstLine(part)
  if (part instanceof Error)
    return 'code' in part ? `${part.name} ${String(part.code)}` : firstLine(String(part))
  return part !== null && typeof part === 'object' && 'error' in part ? kindOf(part.error) : ''
}

const firstLine = (text: string) => (text.trim().split('\n', 1)[0] ?? '').slice(0, most)
