import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@wis/db'
import { rngAt } from '@wis/engine'
import { openLadderOf, openSeason } from '../../apps/runner/src/testing/season.ts'
import { startCrew } from '../soak/crew.ts'
import { freePort } from '../soak/free-port.ts'
import { withDatabase } from './rig/database.ts'
import { mishaps } from './rig/people/person.ts'
import { Record } from './rig/people/record.ts'
import { playAtTable } from './rig/people/table.ts'
import type { Guest } from './rig/people/table.ts'
import { Visitor } from './rig/people/visitor.ts'
import { meterProcess, meterProcessors } from './rig/processor-time.ts'
import { quantile, rounded } from './rig/report.ts'
import { serve } from './rig/site.ts'

/** 200 people at 43 tables. House agents have the seats that stay free. */
const tables = [
  { game: 'who-is-spy', people: 5, count: 28 },
  { game: 'avalon', people: 5, count: 10 },
  { game: 'holdem', people: 2, count: 5 },
]
/** At these tables sit the pupils of one class, behind one address. It may take 40 seats within an hour. */
const inClass = 8
/** Of ten people, one each reloads, loses the network for 20 s, and sends nonsense. */
const mishapOf = (number: number, isQuick: boolean) =>
  number % 40 === 13 && isQuick ? 'silence' : mishaps.slice(0, 3)[number % 10]
const minutes = 4
/** A clock that ends so much later than its turn's time is a fault. */
const clockSlackMs = 2000

await withDatabase(
  async (db) => {
    await openSeason(db)
    for (const { game } of tables) if (game !== 'who-is-spy') await openLadderOf(db, game)
    const port = await freePort(1)
    const env = { WIS_DEMO: 'off' }
    const crew = await startCrew({
      databaseUrl: db.url,
      runners: 1,
      firstPort: port,
      env,
      pauseMs: [0, 0],
      busy: () => 0,
    })
    const site = await serve(db.url, { WIS_PROXIES: '1', RUNNER_URL: `http://127.0.0.1:${port}` })
    const record = new Record()
    const stop = await record.listen(db.url)
    const [ownSeconds, siteSeconds] = [await meterProcessors(db), meterProcess(site.pid)]
    const begunAt = performance.now()
    const over = new AbortController()
    const ends = wait(minutes * 60_000).then(() => over.abort())
    const played = seatAll(site.url).map((table) => untilOver(table, record, over.signal))
    await ends
    const endedAt = performance.now()
    const share = (seconds: number) => rounded((seconds * 1000) / (endedAt - begunAt))
    const cores = { site: share(siteSeconds()), databaseAndPeople: share(ownSeconds()) }
    // Before the runner stops, because it gives up the turns that are open then.
    const clocks = await compare(db, record, endedAt)
    await Promise.all(played)
    await stop()
    await site.stop()
    await crew.stop()
    report(record, clocks, cores)
  },
  { limitMs: 900_000 },
)

interface Table {
  readonly game: string
  readonly guests: readonly Guest[]
  /** Whether they play again and again, and not one match. */
  readonly goesOn: boolean
}

function seatAll(origin: string): readonly Table[] {
  let number = 0
  return tables.flatMap(({ game, people, count }) =>
    Array.from({ length: count }, (_, place) => {
      const isClass = game === 'who-is-spy' && place < inClass
      const guests = Array.from({ length: people }, () => {
        const address = isClass ? '203.0.113.1' : `10.0.${number >> 8}.${number & 255}`
        const mishap = mishapOf(number, game === 'who-is-spy')
        return { visitor: new Visitor(origin, address), mishap, rng: rngAt('people', number++) }
      })
      return { game, guests, goesOn: !isClass }
    }),
  )
}

async function untilOver({ goesOn, ...table }: Table, record: Record, over: AbortSignal): Promise<void> {
  do
    try {
      await playAtTable({ ...table, record, over })
      if (!over.aborted) record.count(`whole matches of ${table.game}`)
    } catch (error) {
      if (!over.aborted) record.faults.push(`a table of ${table.game}: ${String(error)}`)
      await wait(1000)
    }
  while (goesOn && !over.aborted)
}

interface Clocks {
  /** How much later than its time a turn without an answer ended. */
  readonly lateMs: readonly number[]
  readonly seats: number
}

/** Compares what people did with what was stored: no answer is lost, and no turn ends too early or too late. */
async function compare({ pool }: Database, record: Record, endedAt: number): Promise<Clocks> {
  const { rows } = await pool.query<{
    seatId: string
    game: string
    ruleset: string
    status: string
    replies: readonly string[]
    failures: readonly { readonly failure: string; readonly ms: number; readonly limit: number }[]
  }>(
    `select p.id as "seatId", m.game, m.status,
       coalesce(jsonb_agg(c.reply) filter (where c.reply is not null), '[]') as replies,
       coalesce(jsonb_agg(jsonb_build_object('failure', c.failure, 'ms', extract(epoch from e.at - c.started_at) * 1000,
         'limit', (m.ruleset->>'turnLimitMs')::int)) filter (where c.failure is not null), '[]') as failures
     from person_seats p join seats s on s.agent_id = p.agent_id join matches m on m.id = s.match_id
     left join agent_calls c on c.match_id = m.id and c.seat = s.seat
     left join entries e on e.match_id = m.id and e.seq = c.seq
     group by p.id, m.id`,
  )
  const lateMs: number[] = []
  for (const { seatId, game, status, replies, failures } of rows) {
    if (status === 'void') record.faults.push(`a match of ${game} was void`)
    const left = [...replies]
    for (const { answer, at } of record.heard.filter((one) => one.seatId === seatId)) {
      // Older requests ask for one text, and only that is stored. Very long answers are stored cut.
      const begins = [answer, ...Object.values(JSON.parse(answer) as object)].map(beginOf)
      const place = left.findIndex((reply) => begins.includes(beginOf(reply)))
      if (place >= 0) left.splice(place, 1)
      // Whoever answered in the last moment waits for others, and the ruling is still to come.
      else if (at < endedAt - 10_000)
        record.faults.push(`an answer in ${game} is lost: ${answer.slice(0, 100)}`)
    }
    const silent = record.unanswered.get(seatId) ?? 0
    const missed = failures.filter(({ failure }) => failure === 'timeout' || failure === 'unreachable')
    if (missed.length > silent)
      record.faults.push(`${missed.length} turns were missed in ${game}, where ${silent} got no answer`)
    for (const { ms, limit } of missed) {
      lateMs.push(ms - limit)
      if (Math.abs(ms - limit) > clockSlackMs)
        record.faults.push(`a turn of ${limit} ms in ${game} ended after ${Math.round(ms)} ms`)
    }
  }
  return { lateMs, seats: rows.length }
}

function beginOf(text: unknown): string {
  return String(text).trim().slice(0, 100)
}

/** The processors that each of them used on average. */
interface Cores {
  readonly site: number
  readonly databaseAndPeople: number
}

function report(
  { seenMs, acceptedMs, heard, faults, counts }: Record,
  { lateMs, seats }: Clocks,
  cores: Cores,
): void {
  const at = (values: readonly number[], share: number) => rounded(quantile(values, share))
  console.log(
    JSON.stringify({
      name: 'play.people',
      value: at(seenMs, 0.99),
      unit: 'ms at p99 from a turn to its page',
      seenP50Ms: at(seenMs, 0.5),
      seenMostMs: rounded(Math.max(...seenMs)),
      acceptedP50Ms: at(acceptedMs, 0.5),
      acceptedP99Ms: at(acceptedMs, 0.99),
      acceptedMostMs: rounded(Math.max(...acceptedMs)),
      clockMostLateMs: lateMs.length === 0 ? null : rounded(Math.max(...lateMs)),
      turns: seenMs.length,
      answers: heard.length,
      seats,
      cores,
      ...Object.fromEntries([...counts].toSorted()),
      faults: faults.length,
    }),
  )
  // Of each kind, one tells what happened.
  const kinds = new Map<string, string[]>()
  for (const fault of faults) {
    const kind = fault.replaceAll(/\d+|: .*/gs, '')
    kinds.set(kind, [...(kinds.get(kind) ?? []), fault])
  }
  for (const alike of kinds.values()) console.error(`✘ ${alike.length} times, such as: ${alike[0]}`)
  if (faults.length > 0) process.exitCode = 1
}
