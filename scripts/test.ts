import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { installDebianPackages } from './debian-packages.ts'
import { findBrowser } from './find-browser.ts'

/** What one runner has to say at its end. */
interface Count {
  readonly passed: number
  readonly failed: number
}

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-reports-'))
const vitestReport = path.join(reports, 'vitest.json')
const playwrightReport = path.join(reports, 'playwright.json')

/** Everything, in the order in which a fault is found soonest; all of it runs, whatever fails before. */
const total = [await check(), await vitest(), await playwright()].reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
}))
fs.rmSync(reports, { recursive: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
if (total.failed > 0 || total.passed === 0) process.exitCode = 1

async function check(): Promise<Count> {
  const code = await run('check', [process.execPath, 'scripts/check.mjs'])
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest(): Promise<Count> {
  requireRedis()
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const code = await run('unit, property, contract and database tests', [
    'npx',
    '--no-install',
    'vitest',
    'run',
    ...reporters,
  ])
  const { numPassedTests, numFailedTests } = readReport(vitestReport)
  return counted(code, { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 })
}

/** The bus over Redis is tested against a real one. */
function requireRedis(): void {
  if (spawnSync('redis-server', ['--version']).status === 0 || installDebianPackages(['redis-server'])) return
  throw new Error('Redis is needed to test with: install redis-server.')
}

async function playwright(): Promise<Count> {
  const env = {
    ...process.env,
    PLAYWRIGHT_CHROMIUM_PATH: await findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  }
  const command = [
    'npx',
    '--no-install',
    'playwright',
    'test',
    '--config=e2e/playwright.config.ts',
    '--reporter=list,json',
  ]
  const code = await run('end to end in a real browser', command, env)
  const { stats } = readReport(playwrightReport)
  return counted(code, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
  })
}

/** A runner that failed without a failed test, or ran none, has failed all the same. */
function counted(code: number, { passed, failed }: Count): Count {
  const broke = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: broke ? 1 : failed }
}

interface Report {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

function readReport(file: string): Report {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Report) : {}
}

function run(name: string, [program = '', ...args]: readonly string[], env = process.env): Promise<number> {
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
