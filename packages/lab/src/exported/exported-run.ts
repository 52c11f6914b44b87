import { jsonIn, mostLevelsOfFile } from '@wis/engine'
import { z } from 'zod'
import type { PlayedMatch } from '../play/played-match.ts'
import type { AnyReport } from '../report/formats/any-report.ts'
import { exportedCall, exportedMatch, exportFiles } from './format.ts'
import type { ExportedCall, ExportedExperiment, ExportedMatch } from './format.ts'

/** An experiment as its archive has it, wherever that lies. What is made of it is read as often as it takes. */
export interface ExportedRun {
  readonly about: ExportedExperiment
  /** Null if an agent is no longer named, or nothing was computed. */
  readonly report: AnyReport | null
  /** The address that stays, if there is one. */
  readonly url?: string | undefined
  /** The lines of one of its files, in their order. None if there is no such file. */
  lines(name: string): AsyncIterable<string>
}

/** A row of a match, with what an export adds to it. */
export type ExportedRow = PlayedMatch & {
  readonly match?: string
  readonly tokens?: number
  readonly usd?: number
  readonly ms?: number
}

export interface ExportedPlay {
  readonly row: ExportedRow
  readonly match: ExportedMatch | undefined
  readonly calls: readonly ExportedCall[]
}

const numbered = z.looseObject({ number: z.int() })

/** The rows in their order. An export was checked when it was made, so a line that is none is a fault. */
export async function* rowsIn(run: ExportedRun): AsyncGenerator<ExportedRow> {
  for await (const line of run.lines(exportFiles.rows))
    yield valueIn(line, numbered) as unknown as ExportedRow
}

/** Every match that counts: its row, its log, and the calls in it. All files are in the order of the plan. */
export async function* playsIn(run: ExportedRun): AsyncGenerator<ExportedPlay> {
  const matches = new Following(run.lines(exportFiles.matches), exportedMatch)
  const calls = new Following(run.lines(exportFiles.calls), exportedCall)
  for await (const row of rowsIn(run)) {
    const [match] = await matches.of(row.number)
    yield { row, match, calls: await calls.of(row.number) }
  }
}

/** Lines that are read along with others, by a number that only grows. Throws where it does not: a line would be lost. */
class Following<Line extends { readonly number: number }> {
  readonly #lines: AsyncIterator<string>
  readonly #schema: z.ZodType<Line>
  #next: Line | undefined
  #isOver = false
  #asked = 0
  #last = 0

  constructor(lines: AsyncIterable<string>, schema: z.ZodType<Line>) {
    this.#lines = lines[Symbol.asyncIterator]()
    this.#schema = schema
  }

  async of(number: number): Promise<readonly Line[]> {
    this.#asked = inOrder(this.#asked, number)
    const own: Line[] = []
    for (;;) {
      this.#next ??= await this.#read()
      if (!this.#next || this.#next.number > number) return own
      if (this.#next.number === number) own.push(this.#next)
      this.#next = undefined
    }
  }

  async #read(): Promise<Line | undefined> {
    if (this.#isOver) return undefined
    const { value, done } = await this.#lines.next()
    if (done !== true) {
      const line = valueIn(value, this.#schema)
      this.#last = inOrder(this.#last, line.number)
      return line
    }
    this.#isOver = true
    return undefined
  }
}

function inOrder(before: number, number: number): number {
  if (number < before) throw new Error(`match ${number} comes after match ${before}`)
  return number
}

const valueIn = <Value>(line: string, schema: z.ZodType<Value>): Value =>
  schema.parse(jsonIn(line, mostLevelsOfFile))
