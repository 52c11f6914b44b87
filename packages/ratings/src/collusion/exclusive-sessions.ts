import { countTail } from '../distributions.ts'
import { ownersAt } from './strengths.ts'
import type { CollusionTable, Examined, Suspicion } from './strengths.ts'

export const sessionRule = {
  /** A pause of this length ends a session. Who begins anew is dealt anew. */
  pauseMs: 20 * 60_000,
  /** Others who played so shortly before, during or after a session could have been met. */
  nearMs: 10 * 60_000,
  /** A session belongs to a pair if this part of its matches does. */
  mostly: 0.9,
  /** With fewer sessions nothing is said. */
  sessions: 5,
  shown: 8,
} as const

interface Session {
  readonly tables: readonly CollusionTable[]
  /** The owners who could have been met. */
  readonly near: ReadonlySet<string>
}

/**
 * Pairs of owners who play only each other although others were there. Two who finish a match together ask for the next
 * one together, so a queue may keep them together for hours. Therefore a session of an owner counts once.
 */
export function exclusiveSessions(tables: readonly CollusionTable[], owners: readonly string[]): Examined {
  const present = presenceOf(tables)
  const sessions = new Map(owners.map((owner) => [owner, sessionsOf(tables, owner, present)]))
  const found = owners.flatMap((one, place) =>
    owners.slice(place + 1).flatMap((other): readonly Suspicion[] => {
      const sides = [seenFrom(sessions.get(one) ?? [], other), seenFrom(sessions.get(other) ?? [], one)]
      const [most] = sides.toSorted((a, b) => b.p - a.p)
      if (!most || sides.some(({ looked }) => looked < sessionRule.sessions)) return []
      return [{ kind: 'meetings', one, other, elsewhere: null, ...most }]
    }),
  )
  return { pairs: found.length, found }
}

type Presence = readonly { readonly at: number; readonly owners: readonly string[] }[]

const presenceOf = (tables: readonly CollusionTable[]): Presence =>
  tables.map((table) => ({ at: table.at, owners: ownersAt(table) }))

function sessionsOf(tables: readonly CollusionTable[], owner: string, present: Presence): readonly Session[] {
  const own = tables.filter((table) => {
    const there = ownersAt(table)
    return there.includes(owner) && there.length > 1
  })
  const runs: CollusionTable[][] = []
  for (const table of own) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    if (last && before && table.at - before.at <= sessionRule.pauseMs) last.push(table)
    else runs.push([table])
  }
  let from = 0
  return runs.map((run) => {
    const [begun, ended] = [
      (run[0]?.at ?? 0) - sessionRule.nearMs,
      (run.at(-1)?.at ?? 0) + sessionRule.nearMs,
    ]
    while ((present[from]?.at ?? Infinity) < begun) from++
    const near = new Set<string>()
    for (let at = from; (present[at]?.at ?? Infinity) <= ended; at++)
      for (const there of present[at]?.owners ?? []) if (there !== owner) near.add(there)
    return { tables: run, near }
  })
}

/** How often one owner met only the other, and how likely that is if chance chooses among all who were there. */
function seenFrom(sessions: readonly Session[], other: string) {
  const looked = sessions.flatMap(({ tables, near }) => {
    const seats = Math.max(...tables.map(({ seats: list }) => list.length))
    const chance = (seats - 1) / near.size
    if (!near.has(other) || chance >= 1) return []
    const shared = tables.filter((table) => ownersAt(table).includes(other))
    return [{ chance, shared, isTheirs: shared.length >= sessionRule.mostly * tables.length }]
  })
  const theirs = looked.filter(({ isTheirs }) => isTheirs)
  const chances = looked.map(({ chance }) => chance)
  return {
    looked: looked.length,
    observed: theirs.length,
    expected: chances.reduce((sum, one) => sum + one, 0),
    p: countTail(chances, theirs.length),
    matchIds: theirs
      .flatMap(({ shared }) => shared.slice(0, 1))
      .slice(-sessionRule.shown)
      .map(({ id }) => id),
  }
}
