import { useSyncExternalStore } from 'react'
import { keptText } from '../guess/kept-text.ts'

const kept = keptText('wis-seen')
/** About as many as a reader scrolls back through. */
const mostKept = 200

let parsed: { readonly text: string | null; readonly ends: ReadonlyMap<string, string> } | undefined

/** Never throws: any other stored content means that no end was seen. */
export function endsIn(text: string | null): ReadonlyMap<string, string> {
  if (parsed?.text === text) return parsed.ends
  parsed = { text, ends: new Map(entriesOf(text)) }
  return parsed.ends
}

function entriesOf(text: string | null): readonly (readonly [string, string])[] {
  try {
    const known: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(known) ? known.flatMap((one) => (isEntry(one) ? [one] : [])) : []
  } catch {
    return []
  }
}

const isEntry = (one: unknown): one is readonly [string, string] =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string')

/** The sides of a match, if they are told, its result and what decided it. No name of an agent breaks a line. */
export const linesOf = (how: string): readonly string[] => how.split('\n')

/** How a match ended, once its reader has seen that in this browser. Undefined before that, and on the server. */
export function useSeenEnd(matchId: string): string | undefined {
  return useSyncExternalStore(
    kept.listen,
    () => endsIn(kept.read()).get(matchId),
    () => undefined,
  )
}

/** Remembers how a match ended, because its reader has seen it. */
export function keepEnd(matchId: string, how: string): void {
  const ends = endsIn(kept.read())
  if (ends.get(matchId) === how) return
  const others = [...ends].filter(([id]) => id !== matchId)
  kept.keep(JSON.stringify([...others, [matchId, how]].slice(-mostKept)))
}

/** Forgets how a match ended, because its reader hides it. */
export function forgetEnd(matchId: string): void {
  const ends = [...endsIn(kept.read())]
  const others = ends.filter(([id]) => id !== matchId)
  if (others.length < ends.length) kept.keep(JSON.stringify(others))
}
