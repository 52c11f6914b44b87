import type { Database } from '@wis/db'
import { z } from 'zod'

/** A line of a runner's log, and the number of the runner. */
export interface Heard {
  readonly runner: number
  readonly at: number
  readonly event: string
  readonly matchId?: string | undefined
  readonly jobId?: string | undefined
  readonly seq?: number | undefined
  readonly readInMs?: number | undefined
}

/** The runners that were killed or hung at one moment. */
export interface Strike {
  readonly how: 'killed' | 'hung'
  readonly at: number
  readonly runners: readonly number[]
  /** The number of processes that kept the machine busy, and how many wanted to run in the last minute. */
  readonly busy: number
  readonly load: number
}

/** The time for which a match stood still after its runner was gone, by cause, in milliseconds. */
export interface Continuation {
  readonly matchId: string
  readonly strike: Strike
  /** Until its job was given back; undefined if only the missing heartbeat did that. */
  readonly noticed: number | undefined
  /** Until another runner had taken its job. */
  readonly taken: number
  /** From there until that runner had claimed the match and read its log. */
  readonly read: number
  /** From there until an agent was asked. */
  readonly asked: number
  /** The time that the agent took. */
  readonly agent: number
  /** Until the next entry was stored. */
  readonly total: number
}

interface Stored {
  readonly entries: readonly { readonly seq: number; readonly at: number }[]
  readonly calls: ReadonlyMap<number, { readonly startedAt: number; readonly latencyMs: number }>
  readonly endedAt: number
}

/**
 * The continuations of all matches that a struck runner had in hand. If the match is struck again before it goes on,
 * only the last strike counts.
 */
export async function continuations(
  db: Database,
  heard: readonly Heard[],
  strikes: readonly Strike[],
): Promise<Continuation[]> {
  const [stored, jobIds] = [await readStored(db), await readJobIds(db)]
  const inOrder = heard.toSorted((one, other) => one.at - other.at)
  const begun = groupedBy(
    inOrder.filter(({ event }) => event === 'match-started' || event === 'match-resumed'),
    ({ matchId }) => matchId ?? '',
  )
  const takenOver = inOrder.filter(({ event }) => event === 'job-taken-over')
  const found: Continuation[] = []
  for (const strike of strikes)
    for (const [matchId, claims] of begun) {
      const match = stored.get(matchId)
      const holder = claims.findLast(({ at }) => at <= strike.at)
      const next = claims.find(({ at, runner }) => at > strike.at && runner !== holder?.runner)
      if (!match || !holder || !next || match.endedAt <= strike.at || !strike.runners.includes(holder.runner))
        continue
      const entry = match.entries.find(({ seq, at }) => seq >= (next.seq ?? 0) && at >= next.at)
      const again = strikes.some(
        ({ at, runners }) => at > strike.at && at < (entry?.at ?? Infinity) && runners.includes(next.runner),
      )
      if (!entry || again) continue
      const call = match.calls.get(entry.seq)
      const readInMs = next.readInMs ?? 0
      const over = takenOver.find(
        ({ at, jobId }) =>
          at > strike.at && at <= entry.at && jobId !== undefined && jobIds.get(jobId) === matchId,
      )
      found.push({
        matchId,
        strike,
        noticed: over && over.at - strike.at,
        taken: next.at - readInMs - strike.at,
        read: readInMs,
        asked: call ? call.startedAt - next.at : 0,
        agent: call?.latencyMs ?? 0,
        total: entry.at - strike.at,
      })
    }
  return found
}

async function readStored({ prisma }: Database): Promise<Map<string, Stored>> {
  const matches = await prisma.match.findMany({
    select: {
      id: true,
      endedAt: true,
      entries: { select: { seq: true, at: true }, orderBy: { seq: 'asc' } },
      calls: { select: { seq: true, startedAt: true, latencyMs: true } },
    },
  })
  return new Map(
    matches.map(({ id, endedAt, entries, calls }) => [
      id,
      {
        endedAt: endedAt?.getTime() ?? Infinity,
        entries: entries.map(({ seq, at }) => ({ seq, at: at.getTime() })),
        calls: new Map(
          calls.map(({ seq, startedAt, latencyMs }) => [seq, { startedAt: startedAt.getTime(), latencyMs }]),
        ),
      },
    ]),
  )
}

const jobRow = z.object({ id: z.string(), key: z.string() })

async function readJobIds({ pool }: Database): Promise<Map<string, string>> {
  const { rows } = await pool.query(`select id, singleton_key as key from pgboss.job where name = 'match'`)
  return new Map(
    z
      .array(jobRow)
      .parse(rows)
      .map(({ id, key }) => [id, key]),
  )
}

export function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}
