import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildToTest, playwright } from './suites/playwright.ts'
import { run } from './suites/suite-outcome.ts'
import type { SuiteOutcome } from './suites/suite-outcome.ts'
import { codeTests, databaseTests } from './suites/vitest.ts'

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-reports-'))

// `--all` runs in full what is a sample otherwise. Tests read it as `inject('runsAll')`.
if (process.argv.includes('--all')) process.env['WIS_TESTS'] = 'all'

/** If more tests than this fail together, they have one cause, and none is tried again. */
const mostUnsteady = 5

/** Runs the named tests, or all of them. */
type Suite = (reports: string, again: readonly string[]) => Promise<SuiteOutcome>

const took: string[] = []
const began = performance.now()

/**
 * Everything, even if an earlier part fails. The tests with a database leave half of the cores idle, so what needs no
 * database runs beside them; a browser needs both cores.
 */
async function everything(): Promise<readonly SuiteOutcome[]> {
  const [stored, checked, code, built] = await Promise.all([
    timed('tests with a database', databaseTests(reports, [])),
    ...inTurn(
      () => timed('check', asOutcome('check', run('check', [process.execPath, 'scripts/check.mjs']))),
      () => timed('tests without a database', codeTests(reports, [])),
      () => timed('build', asOutcome('build', buildToTest())),
    ),
  ])
  const steady = [await steadily(stored, databaseTests), await steadily(code, codeTests)]
  const seen = await timed('tests in a browser', playwright(reports, []))
  return [checked, built, ...steady, await steadily(seen, playwright)]
}

/** The promises of parts that begin one after the other. */
function inTurn<Parts extends readonly (() => Promise<SuiteOutcome>)[]>(...parts: Parts) {
  let before: Promise<unknown> = Promise.resolve()
  return parts.map((part) => (before = before.then(part))) as { [At in keyof Parts]: Promise<SuiteOutcome> }
}

/**
 * A test that fails among all the others and passes by itself blocks no work. It is named, because the test or the
 * tested code is unsteady and needs a look.
 */
async function steadily(first: SuiteOutcome, suite: Suite): Promise<SuiteOutcome> {
  if (first.failed.length === 0 || first.failed.length > mostUnsteady) return first
  console.log(`\nOnce more, by themselves:\n${first.failed.join('\n')}`)
  const { failed } = await timed('tests once more', suite(reports, first.failed))
  const unsteady = first.failed.filter((name) => !failed.includes(name))
  for (const name of unsteady) console.log(`\nUNSTEADY: ${name} failed once, and passed by itself.`)
  return { passed: first.passed + unsteady.length, failed }
}

async function timed<Outcome>(name: string, part: Promise<Outcome>): Promise<Outcome> {
  const started = performance.now()
  const outcome = await part
  took.push(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${name}`)
  return outcome
}

async function asOutcome(name: string, code: Promise<number>): Promise<SuiteOutcome> {
  return (await code) === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [name] }
}

const tested = await everything()
const minutes = ((performance.now() - began) / 60_000).toFixed(1)
fs.rmSync(reports, { recursive: true })
const passed = tested.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = tested.flatMap((outcome) => outcome.failed)
console.log(`\n${took.join('\n')}`)
console.log(`\n${passed} passed, ${failed.length} failed in ${minutes} minutes`)
for (const name of failed) console.log(`  ${name}`)
if (failed.length > 0 || passed === 0) process.exitCode = 1
