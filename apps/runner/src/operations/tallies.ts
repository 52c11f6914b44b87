import type { StorageReport } from '@wis/protocol'
import { Counter, Gauge, Registry } from 'prom-client'

/** The runner's counters of its own work, for the operator. */
export interface Tallies {
  turn(kind: string, verdict: string | undefined): void
  ended(how: 'decided' | 'void'): void
  takenOver(jobs: number): void
  matchesInHand(count: number): void
  sockets(count: number): void
  storage(report: StorageReport): void
  queue(waiting: number, oldestMs: number): void
  matches(byStatus: Readonly<Record<string, number>>): void
  eventLoopDelay(seconds: { readonly p50: number; readonly p99: number; readonly max: number }): void
  /** Prometheus's text format. */
  text(): Promise<string>
}

export function createTallies(): Tallies {
  const registry = new Registry()
  const registers = [registry]
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers })
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers })
  const turns = counter('wis_turns_total', 'Turns asked for', 'kind')
  const faults = counter('wis_faults_total', 'Turns gone wrong', 'verdict')
  const ended = counter('wis_matches_ended_total', 'Matches ended', 'how')
  const takenOver = counter('wis_jobs_taken_over_total', 'Jobs of dead runners given back')
  const inHand = gauge('wis_matches_in_hand', 'Matches this runner plays now')
  const matches = gauge('wis_matches', 'Unfinished matches', 'status')
  const sockets = gauge('wis_sockets', 'Open sockets of watchers')
  const writable = gauge('wis_writable', '1 while rows can be stored, else 0')
  const diskFree = gauge(
    'wis_disk_free_bytes',
    'Room on the disk of the database, where a runner can look at it',
  )
  const waiting = gauge('wis_tickets_waiting', 'Tickets in the queue')
  const oldest = gauge('wis_queue_age_seconds', 'Age of the oldest waiting ticket')
  const delay = gauge(
    'wis_event_loop_delay_seconds',
    'Delay of the event loop since the last reading',
    'quantile',
  )
  return {
    turn: (kind, verdict) => {
      turns.inc({ kind })
      if (verdict !== undefined) faults.inc({ verdict })
    },
    ended: (how) => ended.inc({ how }),
    takenOver: (jobs) => takenOver.inc(jobs),
    matchesInHand: (count) => inHand.set(count),
    sockets: (count) => sockets.set(count),
    storage: ({ writes, freeBytes }) => {
      writable.set(writes.ok ? 1 : 0)
      if (freeBytes !== null) diskFree.set(freeBytes)
    },
    queue: (count, oldestMs) => {
      waiting.set(count)
      oldest.set(oldestMs / 1000)
    },
    matches: (byStatus) => {
      for (const [status, count] of Object.entries(byStatus)) matches.set({ status }, count)
    },
    eventLoopDelay: ({ p50, p99, max }) => {
      delay.set({ quantile: '0.5' }, p50)
      delay.set({ quantile: '0.99' }, p99)
      delay.set({ quantile: '1' }, max)
    },
    text: () => registry.metrics(),
  }
}
