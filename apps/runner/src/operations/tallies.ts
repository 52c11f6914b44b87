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
  const registers = [new Registry()]
  const turns = new Counter({
    name: 'wis_turns_total',
    help: 'Turns asked for',
    labelNames: ['kind'],
    registers,
  })
  const faults = new Counter({
    name: 'wis_faults_total',
    help: 'Turns gone wrong',
    labelNames: ['verdict'],
    registers,
  })
  const ended = new Counter({
    name: 'wis_matches_ended_total',
    help: 'Matches ended',
    labelNames: ['how'],
    registers,
  })
  const takenOver = new Counter({
    name: 'wis_jobs_taken_over_total',
    help: 'Jobs of dead runners given back',
    registers,
  })
  const inHand = new Gauge({ name: 'wis_matches_in_hand', help: 'Matches this runner plays now', registers })
  const matches = new Gauge({
    name: 'wis_matches',
    help: 'Unfinished matches',
    labelNames: ['status'],
    registers,
  })
  const sockets = new Gauge({ name: 'wis_sockets', help: 'Open sockets of watchers', registers })
  const writable = new Gauge({ name: 'wis_writable', help: '1 while rows can be stored, else 0', registers })
  const diskFree = new Gauge({
    name: 'wis_disk_free_bytes',
    help: 'Room on the disk of the database, where a runner can look at it',
    registers,
  })
  const waiting = new Gauge({ name: 'wis_tickets_waiting', help: 'Tickets in the queue', registers })
  const oldest = new Gauge({
    name: 'wis_queue_age_seconds',
    help: 'Age of the oldest waiting ticket',
    registers,
  })
  const delay = new Gauge({
    name: 'wis_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last reading',
    labelNames: ['quantile'],
    registers,
  })
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
    text: () => registers[0]?.metrics() ?? Promise.resolve(''),
  }
}
