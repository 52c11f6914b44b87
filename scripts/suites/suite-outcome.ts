import { spawn } from 'node:child_process'
import fs from 'node:fs'

export interface SuiteOutcome {
  readonly passed: number
  readonly failed: readonly string[]
}

/** A runner that failed without a failed test, or ran none, counts as failed. */
export function suiteOutcome(
  runner: string,
  code: number,
  results: readonly { readonly name: string; readonly status: string }[],
): SuiteOutcome {
  const having = (status: string) => results.filter((one) => one.status === status).map(({ name }) => name)
  const [passed, failed] = [having('passed').length, having('failed')]
  const broke = failed.length === 0 && (code !== 0 || passed === 0)
  return { passed, failed: broke ? [runner] : failed }
}

/** Where the time of a suite went: its ten slowest files. */
export function printSlowest(times: readonly { readonly file: string; readonly ms: number }[]): void {
  const slowest = times.toSorted((one, other) => other.ms - one.ms).slice(0, 10)
  if (slowest.length > 0) console.log('\nThe ten slowest files:')
  for (const { file, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`)
}

/** Deletes the file after reading, so that the next run cannot read an old one. */
export function readReport(file: string): unknown {
  if (!fs.existsSync(file)) return undefined
  const text = fs.readFileSync(file, 'utf8')
  fs.rmSync(file)
  return JSON.parse(text)
}

export function run(
  name: string,
  [program = '', ...args]: readonly string[],
  env = process.env,
): Promise<number> {
  console.log(`\n── ${name}`)
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    child.once('error', () => resolve(1))
    child.once('close', (code) => {
      console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
      resolve(code ?? 1)
    })
  })
}
