import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { rngAt } from '@wis/engine'
import { atOnce } from './bench/rig/at-once.ts'
import { freePort } from './soak/free-port.ts'
import { action, signIn } from './soak/fuzz/actions.ts'
import { apiCall } from './soak/fuzz/api.ts'
import { asCommand } from './soak/fuzz/as-command.ts'
import { exchange } from './soak/fuzz/exchange.ts'
import { startHostileAgents } from './soak/fuzz/hostile-agents.ts'
import { mcp } from './soak/fuzz/mcp.ts'
import { MemoryWatch } from './soak/fuzz/memory.ts'
import { nesting } from './soak/fuzz/nests.ts'
import { fuzzPackages } from './soak/fuzz/packages.ts'
import { page } from './soak/fuzz/pages.ts'
import { startPlatform } from './soak/fuzz/platform.ts'
import { fuzzPrograms } from './soak/fuzz/programs.ts'
import { raw, socket } from './soak/fuzz/raw.ts'
import type { Generator } from './soak/fuzz/request.ts'
import { setStage } from './soak/fuzz/stage.ts'

const { values: given } = parseArgs({
  options: {
    fuzz: { type: 'boolean' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    requests: { type: 'string', default: '20000' },
    only: { type: 'string' },
    /** Sends nesting alone, of every kind. */
    nesting: { type: 'boolean' },
  },
})

const everything: readonly Generator[] = [
  ...[apiCall, apiCall, apiCall, apiCall],
  ...[page, page, page, page],
  ...[action, action, action],
  ...[signIn, raw, socket, nesting, mcp],
]
const generators = given.nesting ? [nesting] : everything
const connections = 12
const mostShown = 20

const secret = randomBytes(32).toString('base64')
const key = randomBytes(32).toString('base64')
const canary = `canary${randomBytes(6).toString('hex')}`
const port = Number(process.env['PORT'] ?? (await freePort(2)))
const { seed } = given
console.log(`seed ${seed}`)

const memory = new MemoryWatch(path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'wis-fuzz-memory-')), 'lines'))
const agents = await startHostileAgents(seed)
const platform = await startPlatform(port, {
  ...memory.env,
  NEXTAUTH_SECRET: secret,
  WIS_SECRET_KEY: key,
  WIS_ALLOWED_AGENT_HOSTS: agents.place,
  // Each request comes from an address of its own, because the fuzzer tests the code behind the limits.
  WIS_PROXIES: '1',
})
const stage = await setStage(platform.db, port, canary)
const statuses = new Map<string, number>()
const faults: string[] = []
const before = await isWell()
await memory.begin()
const calm = new AbortController()
const harassed = given.only === undefined ? agents.harass(stage, calm.signal) : undefined
const started = performance.now()
const wanted = given.only === undefined ? [...Array(Number(given.requests)).keys()] : [Number(given.only)]
await atOnce(wanted, connections, send)
calm.abort()
await harassed
const seconds = Math.round((performance.now() - started) / 1000)
const after = await isWell()
const used = await memory.end()
faults.push(...used.faults)
if (!before || !after) faults.push(`health before: ${before}, after: ${after}`)
for (const [what, times] of platform.failures) faults.push(`in the log, ${times} times: ${what}`)
if (given.only === undefined && !given.nesting) {
  const wish = { seed, requests: Math.ceil(wanted.length / 10), agent: `http://${agents.place}/a2a` }
  for (const [status, times] of await fuzzPrograms(wish, faults)) statuses.set(status, times)
  const checks = { seed, checks: Math.ceil(wanted.length / 400) }
  for (const [end, times] of await fuzzPackages(checks, faults)) statuses.set(end, times)
}

console.log(
  JSON.stringify({ seed, requests: wanted.length, seconds, health: [before, after], memory: used.told }),
)
console.log(JSON.stringify(Object.fromEntries([...statuses].sort())))
console.log(JSON.stringify({ checks: agents.checks(), calls: Object.fromEntries(agents.calls) }))
if (given.only === undefined && agents.calls.size < 4) faults.push('hostile agents were not asked')
for (const fault of faults.slice(0, mostShown)) console.error(`✘ ${fault}`)
if (faults.length > 0)
  console.error(`✘ ${faults.length} faults; the log: ${platform.logFile}; again: --seed ${seed}`)
else console.log('✔ no 5xx, nothing that hangs, nothing that leaks')
if (faults.length > 0) process.exitCode = 1
await platform.stop()
agents.stop()
process.exit()

async function send(number: number): Promise<void> {
  const rng = rngAt(seed, number)
  const fuzz = rng.pick(generators)(rng, stage)
  const address = `10.${1 + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}`
  const { status, text, isHanging } = await exchange(port, fuzz, address)
  if (given.only !== undefined) console.log(text.slice(0, 5000))
  const name = `${fuzz.kind} ${isHanging ? 'hangs' : status === 0 ? 'closed' : `${Math.floor(status / 100)}xx`}`
  statuses.set(name, (statuses.get(name) ?? 0) + 1)
  const found = (what: string) => faults.push(`request ${number}: ${what}\n  ${asCommand(port, fuzz)}`)
  if (status >= 500) found(`${status} ${text.slice(text.indexOf('\r\n\r\n') + 4).slice(0, 160)}`)
  if (isHanging) found('no end')
  const leaked = [secret, key, new URL(platform.db.url).password, 'ECONNREFUSED', 'PrismaClient'].find(
    (one) => text.includes(one),
  )
  if (leaked !== undefined) found(`its answer holds ${leaked}`)
  // A visitor may see their own address, and an admin may see all.
  const isStranger =
    fuzz.kind === 'raw' ||
    fuzz.kind === 'socket' ||
    fuzz.headers.every(([header]) => !/^(cookie|authorization)$/.test(header))
  if (isStranger && text.includes(canary)) found('its answer holds somebody’s address')
}

async function isWell(): Promise<boolean> {
  return fetch(`http://localhost:${port}/api/v1/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}
