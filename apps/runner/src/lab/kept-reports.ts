import type { Worker } from 'node:worker_threads'
import type { Clock } from '@wis/agents'
import type { Database } from '@wis/db'
import { countedJudgements, rowNumbers, rowsNumbered } from '@wis/db/experiments'
import type { DueMeasurement, DueReport, DueSuite } from '@wis/db/experiments'
import type { AnyReport, MeasuredAgent, Report, SuiteReport, TaskReport, UsedMatch } from '@wis/lab'
import { ReportThread } from './report-thread.ts'
import type { ReportAnswer, ReportMessage, ReportPart, ReportSubject } from './report-work.ts'

const rowsAtOnce = 2_000

/** Experiments of which the sums are kept in the thread. */
const mostKept = 4
/** Sums that nobody asked for in this time are forgotten. */
const idleMs = 600_000

interface Kept {
  /** What the report is about, to see whether it has changed. */
  readonly subject: string
  readonly taken: TakenNumbers
  usedAt: number
}

interface KeptReportsOptions {
  readonly db: Database
  readonly clock: Clock
  /** Nothing is told to the thread after it. */
  readonly signal: AbortSignal
  startThread?(): Worker
}

interface MadeReport {
  readonly report: Report | TaskReport | SuiteReport
  readonly matches: number
}

type SuiteWanted = Pick<DueSuite, 'id'> & {
  readonly parts: readonly Pick<DueSuite['parts'][number], 'id' | 'name'>[]
}

interface Measuring {
  readonly due: Pick<DueMeasurement, 'id' | 'kind' | 'players' | 'parts'> & { readonly report: AnyReport }
  readonly used: readonly UsedMatch[]
}

interface Wanted {
  readonly due: Pick<DueReport, 'id' | 'state' | 'judged' | 'withdrawals'>
  readonly subject: ReportSubject
}

/**
 * Makes reports of stored rows. It keeps the sums of a few experiments that go on, and reads only the rows that are new
 * since their last report. With ratings, after a fault, and wherever rows are not as they were, it reads all of them.
 */
export class KeptReports {
  readonly #db: Database
  readonly #clock: Clock
  readonly #signal: AbortSignal
  readonly #thread: ReportThread
  /** The one that was used last stands last. */
  readonly #kept = new Map<string, Kept>()

  constructor({ db, clock, signal, startThread }: KeptReportsOptions) {
    this.#db = db
    this.#clock = clock
    this.#signal = signal
    this.#thread = new ReportThread({
      onLost: () => this.#kept.clear(),
      ...(startThread && { start: startThread }),
    })
  }

  reportOf(wanted: Wanted): Promise<MadeReport> {
    return this.#orStop(() => this.#made(wanted))
  }

  /** The report over all parts of a suite. It is made of all rows each time, and nothing of it is kept. */
  reportOfSuite({ id, parts }: SuiteWanted, subject: ReportSubject): Promise<MadeReport> {
    return this.#orStop(async () => {
      await this.#tell({ kind: 'begin', id, asked: subject })
      let matches = 0
      for (const { id: experiment, name: part } of parts) {
        const { numbers } = await rowNumbers(this.#db, experiment, 0)
        for (let at = 0; at < numbers.length; at += rowsAtOnce) {
          const rows = await this.#part(experiment, numbers.slice(at, at + rowsAtOnce), true)
          await this.#tell({ kind: 'rows', id, part, ...rows })
        }
        matches += numbers.length
      }
      const answer = await this.#tell({ kind: 'answer', id })
      await this.#tell({ kind: 'forget', id })
      if (answer.kind !== 'report') throw new Error('the thread made no report')
      return { report: answer.report, matches }
    })
  }

  /** What profiles of agents take from a report. Players of the laboratory are no agents. */
  measured({ due, used }: Measuring): Promise<readonly MeasuredAgent[]> {
    const { id, kind, players, parts, report } = due
    const agentsOf = (those: DueMeasurement['players']) =>
      Object.fromEntries(
        Object.entries(those)
          .filter(([, player]) => player.kind !== 'sample')
          .map(([name, { agentId, version }]) => [name, { agentId, version }]),
      )
    const sat =
      kind === 'experiment'
        ? { '': agentsOf(players) }
        : Object.fromEntries(Object.entries(parts).map(([part, those]) => [part, agentsOf(those)]))
    return this.#orStop(async () => {
      const answer = await this.#tell({ kind: 'measure', id, report, used, players: sat })
      if (answer.kind !== 'measured') throw new Error('the thread measured nothing')
      return answer.measured
    })
  }

  async #orStop<Made>(make: () => Promise<Made>): Promise<Made> {
    try {
      return await make()
    } catch (error) {
      // Nobody knows which rows the thread has taken.
      await this.stop()
      throw error
    }
  }

  /** Forgets what was not used for a long time, and ends the thread if nothing is left. */
  async rest(): Promise<void> {
    const now = this.#clock.now().getTime()
    for (const [id, { usedAt }] of this.#kept) if (now - usedAt > idleMs) await this.#forget(id)
    if (this.#kept.size === 0) await this.stop()
  }

  async stop(): Promise<void> {
    await this.#thread.stop()
  }

  async #made({ due, subject }: Wanted) {
    const { id, state, judged } = due
    const { kept, numbers } = await this.#begun({ due, subject })
    for (let at = 0; at < numbers.length; at += rowsAtOnce) {
      const some = numbers.slice(at, at + rowsAtOnce)
      await this.#tell({ kind: 'rows', id, ...(await this.#part(id, some, judged > 0)) })
      kept.taken.add(some)
    }
    const answer = await this.#tell({ kind: 'answer', id })
    if (answer.kind !== 'report') throw new Error('the thread made no report')
    const goesOn = (state === 'running' || state === 'paused') && judged === 0
    if (!goesOn) await this.#forget(id)
    return { report: answer.report, matches: kept.taken.count }
  }

  /** What is kept of the experiment and the rows that it lacks, or a new beginning and all rows. */
  async #begun({ due: { id, judged, withdrawals }, subject }: Wanted) {
    const about = JSON.stringify([subject, withdrawals])
    const before = this.#kept.get(id)
    if (before?.subject === about && judged === 0) {
      const { played, numbers } = await rowNumbers(this.#db, id, before.taken.upTo)
      const missing = before.taken.missing(numbers)
      if (before.taken.count + missing.length === played) {
        this.#use(id, before)
        return { kept: before, numbers: missing }
      }
    }
    await this.#tell({ kind: 'begin', id, asked: subject })
    const kept = { subject: about, taken: new TakenNumbers(), usedAt: 0 }
    this.#use(id, kept)
    for (const other of [...this.#kept.keys()].slice(0, -mostKept)) await this.#forget(other)
    return { kept, numbers: (await rowNumbers(this.#db, id, 0)).numbers }
  }

  async #part(id: string, numbers: readonly number[], isJudged: boolean): Promise<ReportPart> {
    const rows = await rowsNumbered(this.#db, id, numbers)
    if (rows.length !== numbers.length) throw new Error('rows have changed while they were read')
    const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
    const ratings = isJudged ? await countedJudgements(this.#db, id, { after: first - 1, last }) : []
    // Each row is stored as the runner made it.
    return { rows: rows as ReportPart['rows'], ratings }
  }

  #use(id: string, kept: Kept): void {
    kept.usedAt = this.#clock.now().getTime()
    this.#kept.delete(id)
    this.#kept.set(id, kept)
  }

  #tell(message: ReportMessage): Promise<ReportAnswer> {
    this.#signal.throwIfAborted()
    return this.#thread.tell(message)
  }

  async #forget(id: string): Promise<void> {
    this.#kept.delete(id)
    await this.#tell({ kind: 'forget', id })
  }
}

/** The numbers of the rows that a report was made of. Matches end nearly in order, so few of them are kept. */
class TakenNumbers {
  /** Every number up to this one. */
  upTo = 0
  readonly #above = new Set<number>()

  get count(): number {
    return this.upTo + this.#above.size
  }

  add(numbers: readonly number[]): void {
    for (const number of numbers) if (number > this.upTo) this.#above.add(number)
    while (this.#above.delete(this.upTo + 1)) this.upTo += 1
  }

  /** Those that are not among them. */
  missing(numbers: readonly number[]): readonly number[] {
    return numbers.filter((number) => number > this.upTo && !this.#above.has(number))
  }
}
