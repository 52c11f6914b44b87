import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { currentNodeProgram } from './suites/current-node.ts'
import { playwright } from './suites/playwright.ts'
import { run } from './suites/suite-outcome.ts'
import type { SuiteOutcome } from './suites/suite-outcome.ts'
import { vitest } from './suites/vitest.ts'

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-reports-'))

// `--all` runs in full what is a sample otherwise. Tests read it as `inject('runsAll')`.
if (process.argv.includes('--all')) process.env['WIS_TESTS'] = 'all'

/** If more tests than this fail together, they have one cause, and none is tried again. */
const mostUnsteady = 5

// It is there by the time that the last part needs it. Its failure is told there.
void currentNodeProgram().catch(() => undefined)

/** Everything, with the quickest checks first. All parts run even if an earlier one fails. */
const took: string[] = []
const began = performance.now()
const tested = [
  await timed('check', check()),
  await timed('tests without a browser', steadily(vitest)),
  await timed('tests in a browser', steadily(playwright)),
]
const minutes = ((performance.now() - began) / 60_000).toFixed(1)
fs.rmSync(reports, { recursive: true })
const passed = tested.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = tested.flatMap((outcome) => outcome.failed)
console.log(`\n${took.join('\n')}`)
console.log(`\n${passed} passed, ${failed.length} failed in ${minutes} minutes`)
for (const name of failed) console.log(`  ${name}`)
if (failed.length > 0 || passed === 0) process.exitCode = 1

async function timed(name: string, part: Promise<SuiteOutcome>): Promise<SuiteOutcome> {
  const [started, busy] = [performance.now(), busyMs()]
  const outcome = await part
  const ms = performance.now() - started
  const processors = ((busyMs() - busy) / ms).toFixed(1)
  took.push(
    `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}, ${processors} of ${os.cpus().length} processors busy`,
  )
  return outcome
}

/** The time that all processors of this machine have worked. */
function busyMs(): number {
  return os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
}

async function check(): Promise<SuiteOutcome> {
  const code = await run('check', [process.execPath, 'scripts/check.mjs'])
  return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: ['check'] }
}

/** Runs the named tests, or all of them. */
type Suite = (reports: string, again: readonly string[]) => Promise<SuiteOutcome>

/**
 * A test that fails among all the others and passes by itself blocks no work. It is named, because the test or the
 * tested code is unsteady and needs a look.
 */
async function steadily(suite: Suite): Promise<SuiteOutcome> {
  const first = await suite(reports, [])
  if (first.failed.length === 0 || first.failed.length > mostUnsteady) return first
  console.log(`\nOnce more, by themselves:\n${first.failed.join('\n')}`)
  const { failed } = await suite(reports, first.failed)
  const unsteady = first.failed.filter((name) => !failed.includes(name))
  for (const name of unsteady) console.log(`\nUNSTEADY: ${name} failed once, and passed by itself.`)
  return { passed: first.passed + unsteady.length, failed }
}
