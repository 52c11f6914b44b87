import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { installDebianPackages } from '../debian-packages.ts'
import { printSlowest, suiteOutcome, readReport, run } from './suite-outcome.ts'
import type { SuiteOutcome } from './suite-outcome.ts'

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

/** The tests that need no database, which keep the cores busy. */
export const codeTests = (reports: string, again: readonly string[]): Promise<SuiteOutcome> =>
  vitest('code', { reports, again, options: [`--maxWorkers=${availableParallelism()}`] })

/** The tests with a database, which mostly wait: for it, and for the processes that they start. */
export function databaseTests(reports: string, again: readonly string[]): Promise<SuiteOutcome> {
  requireRedis()
  return vitest('database', { reports, again, beside: again.length === 0 })
}

interface Part {
  readonly reports: string
  readonly again: readonly string[]
  readonly options?: readonly string[]
  readonly beside?: boolean
}

/** For a second try, runs only the files of the failed tests. */
async function vitest(project: string, { reports, again, options = [], beside = false }: Part) {
  const file = path.join(reports, `${project}.json`)
  const command = [
    ...['npx', '--no-install', 'vitest', 'run', `--project=${project}`, ...new Set(again.map(fileOf))],
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...options],
  ]
  const code = await run(`tests of the project ${project}`, command, { beside })
  const found = report.safeParse(readReport(file)).data?.testResults ?? []
  printSlowest(
    found.map(({ name, startTime, endTime }) => ({
      file: path.relative('.', name),
      ms: endTime - startTime,
    })),
  )
  const results = found.flatMap(({ name, status, assertionResults }) => {
    const place = path.relative('.', name)
    // A file that cannot be loaded has no tests.
    if (assertionResults.length === 0) return [{ name: place, status }]
    return assertionResults.map((test) => ({ name: `${place} › ${test.fullName}`, status: test.status }))
  })
  return suiteOutcome(`vitest ${project}`, code, results)
}

const fileOf = (name: string) => name.split(' › ')[0] ?? name

/** Tests the bus over Redis against a real server. */
function requireRedis(): void {
  if (spawnSync('redis-server', ['--version']).status === 0 || installDebianPackages(['redis-server'])) return
  throw new Error('Redis is needed to test with: install redis-server.')
}
