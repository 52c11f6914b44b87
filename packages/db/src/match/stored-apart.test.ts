import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.join(import.meta.dirname, '..')

/** These files read a match that is under way, or is moved from one place to the other. */
const rowsAlone = [
  'budget/use-budgets.ts',
  'fault/arena-health.ts',
  'fault/void-record.ts',
  'match/ending/void-match.ts',
  'match/list-overdue.ts',
  'match/thin-matches.ts',
]

it('every reader of the log or calls of a match that may be packed asks entries_of and calls_of', () => {
  const readers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\/|^generated\//.test(file))
    .filter((file) =>
      /\b(?:from|join) (?:entries|agent_calls)\b/.test(readFileSync(path.join(source, file), 'utf8')),
    )
  expect(readers.sort()).toEqual(rowsAlone)
})
