import { jsonIn, mostLevelsOfFile } from '@wis/engine'
import { linesOf } from './verify-source.ts'
import type { ExportSource } from './verify-source.ts'

/** A row, and the line of its file, counted from 1. */
export interface ToldRow<Row> {
  readonly row: Row
  readonly line: number
}

export interface RowSchema<Row> {
  safeParse(value: unknown): { readonly data?: Row }
}

/** Undefined for a line that is no row. */
export function readLine<Row>(line: string, schema: RowSchema<Row>): Row | undefined {
  return schema.safeParse(jsonIn(line, mostLevelsOfFile)).data
}

interface Taken<Row> {
  readonly rows: readonly ToldRow<Row>[]
  readonly faults: readonly string[]
  /** The line of the last row that was taken from the file. */
  readonly line: number
}

interface Reading<Row> {
  readonly source: ExportSource
  readonly name: string
  readonly schema: RowSchema<Row>
}

/** Reads a file by the numbers of its matches, side by side with them. It keeps the rows of one match only. */
export class RowsByMatch<Row extends { readonly number: number }> {
  readonly #reading: Reading<Row>
  readonly #lines: AsyncGenerator<string>
  #line = 0
  #ahead: ToldRow<Row> | undefined
  #faults: string[] = []

  constructor(reading: Reading<Row>) {
    this.#reading = reading
    this.#lines = linesOf(reading.source, reading.name)
  }

  /** The rows of a match. Rows before them belong to no match that is here. */
  async of(number: number): Promise<Taken<Row>> {
    const rows: ToldRow<Row>[] = []
    for (let next = await this.#peek(); next && next.row.number <= number; next = await this.#peek()) {
      this.#ahead = undefined
      if (next.row.number === number) rows.push(next)
      else this.#faults.push(this.#foreign(next))
    }
    const faults = this.#faults
    this.#faults = []
    return { rows, faults, line: this.#ahead ? this.#line - 1 : this.#line }
  }

  /** Everything that is left when all matches are over. */
  async *rest(): AsyncGenerator<string> {
    for (let next = await this.#peek(); next; next = await this.#peek()) {
      this.#ahead = undefined
      yield this.#foreign(next)
    }
    yield* this.#faults
  }

  #foreign({ row: { number }, line }: ToldRow<Row>): string {
    return `${this.#reading.name}, line ${line}: it belongs to ${number}, which is not here or not in this place`
  }

  async #peek(): Promise<ToldRow<Row> | undefined> {
    while (!this.#ahead) {
      const { done, value } = await this.#lines.next()
      if (done === true) return undefined
      this.#line += 1
      const row = readLine(value, this.#reading.schema)
      if (row) this.#ahead = { row, line: this.#line }
      else this.#faults.push(`${this.#reading.name}, line ${this.#line}: it is not a row of this file`)
    }
    return this.#ahead
  }
}
