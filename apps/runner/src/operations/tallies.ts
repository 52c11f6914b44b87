import { Counter, Gauge, Registry } from 'prom-client'

/** What the runner counts of its own doing, for whoever looks after it. */
export interface Tallies {
  turn(kind: string, verdict: string | undefined): void
  ended(how: 'decided' | 'void'): void
  takenOver(): void
  matchesInHand(count: number): void
  sockets(count: number): void
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
    takenOver: () => takenOver.inc(),
    matchesInHand: (count) => inHand.set(count),
    sockets: (count) => sockets.set(count),
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
