import { spawnSync } from 'node:child_process'
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

/** For a second try, runs only the files of the failed tests. */
export async function vitest(reports: string, again: readonly string[]): Promise<SuiteOutcome> {
  requireRedis()
  const file = path.join(reports, 'vitest.json')
  const command = [
    ...['npx', '--no-install', 'vitest', 'run', ...new Set(again.map(fileOf))],
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
  ]
  const env = { ...process.env, ...(again.length === 0 && { WIS_TESTS_TOGETHER: 'yes' }) }
  const code = await run('unit, property, contract and database tests', command, env)
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
  return suiteOutcome('vitest', code, results)
}

const fileOf = (name: string) => name.split(' › ')[0] ?? name

/** Tests the bus over Redis against a real server. */
function requireRedis(): void {
  if (spawnSync('redis-server', ['--version']).status === 0 || installDebianPackages(['redis-server'])) return
  throw new Error('Redis is needed to test with: install redis-server.')
}
