import { groupedBy } from './continuations.ts'
import type { Continuation, Strike } from './continuations.ts'

/** Tabulates the times that matches stood still, and their causes, for the quiet machine and for the busy one. */
export function describe(all: readonly Continuation[]): string[] {
  const kinds = [...groupedBy(all, ({ strike }) => kindOf(strike))]
  return kinds
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([kind, some]) => {
      const loads = some.map(({ strike }) => strike.load).toSorted((one, other) => one - other)
      const byHeartbeat = some.filter(({ noticed }) => noticed === undefined).length
      return [
        `${kind}: ${some.length} matches, ${byHeartbeat} of them given back by their heartbeat only; load average ${loads[0]?.toFixed(1)} to ${loads.at(-1)?.toFixed(1)}`,
        ...parts.map(([what, timeOf]) =>
          row(
            what,
            some.flatMap((one) => timeOf(one) ?? []),
          ),
        ),
      ]
    })
}

const kindOf = ({ busy, how, runners }: Strike) =>
  `${busy === 0 ? 'left alone' : `beside ${busy} busy processes`}, ${runners.length > 1 ? `${runners.length} runners ${how} at once` : `runner ${how}`}`

const parts: readonly (readonly [string, (one: Continuation) => number | undefined])[] = [
  ['until the next entry, agent not counted', ({ total, agent }) => total - agent],
  ['until the next entry', ({ total }) => total],
  ['  until it was noticed', ({ noticed }) => noticed],
  ['  from there until its job was taken', ({ noticed, taken }) => noticed && taken - noticed],
  ['  from there until its log was read', ({ read }) => read],
  ['  from there until an agent was asked', ({ asked }) => asked],
  ['  from there until it answered', ({ agent }) => agent],
  [
    '  from there until the answer was judged',
    ({ total, taken, read, asked, agent }) => total - taken - read - asked - agent,
  ],
]

function row(what: string, times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) =>
    String(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? '–').padStart(6)
  return `  ${what.padEnd(42)} p50 ${at(0.5)}  p90 ${at(0.9)}  p99 ${at(0.99)}  max ${at(1)} ms`
}
