import { createReadStream, existsSync } from 'node:fs'
import { jsonIn, mostLevelsOfFile } from '@wis/engine'
import type { z } from 'zod'
import { linesIn } from './lines-in.ts'

/** The rows of a file with one JSON value a line. Lines that are none, and a file that is not there, are passed over. */
export async function* rowsOf<Row>(file: string, schema: z.ZodType<Row>): AsyncGenerator<Row> {
  if (!existsSync(file)) return
  for await (const line of linesIn(createReadStream(file))) {
    const read = schema.safeParse(jsonIn(line, mostLevelsOfFile))
    if (read.success) yield read.data
  }
}
