import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once as happens } from 'node:events'
import readline from 'node:readline'
import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { kits } from '@wis/games'
import { atOnce } from '../../bench/rig/at-once.ts'
import { freePort } from '../free-port.ts'
import { whole } from './api.ts'
import { asCommand } from './as-command.ts'
import { exchange } from './exchange.ts'
import { nest } from './nests.ts'
import { frame, raw } from './raw.ts'
import { once } from './request.ts'
import type { Fuzz } from './request.ts'
import { anything, spoiled, text } from './texts.ts'

type Made = (rng: Rng, agents: readonly string[]) => Fuzz

const connections = 8
const startMs = 60_000

/** The servers of the command line that others reach: environments for trainers, and the host of tournaments. */
const programs: Readonly<Record<string, { readonly args: readonly string[]; readonly made: Made }>> = {
  'wis env serve': { args: ['env', 'serve', '--sessions', '64'], made: ofTrainer },
  'wis a2a host': { args: ['a2a', 'host', '--private'], made: ofCaller },
}

export interface ProgramFuzz {
  readonly seed: string
  readonly requests: number
  /** An agent that a tournament may be asked for. */
  readonly agent: string
}

/** Sends both programs malformed requests. Returns the answers by status, and adds what went wrong to the faults. */
export async function fuzzPrograms(
  { seed, requests, agent }: ProgramFuzz,
  faults: string[],
): Promise<ReadonlyMap<string, number>> {
  const statuses = new Map<string, number>()
  const agents = [agent, 'http://127.0.0.1:9/', 'http://[', 'ftp://a.example/']
  for (const [name, { args, made }] of Object.entries(programs)) {
    const port = await freePort(1)
    const child = await started([...args, '--port', String(port)])
    await atOnce([...Array(requests).keys()], connections, async (number) => {
      const rng = rngAt(`${seed} ${name}`, number)
      const fuzz = once(rng, 12) ? raw(rng, noStage) : made(rng, agents)
      const { status, text: told, isHanging } = await exchange(port, fuzz, '127.0.0.1')
      const kind = `${name} ${isHanging ? 'hangs' : status === 0 ? 'closed' : `${Math.floor(status / 100)}xx`}`
      statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
      if (status >= 500 || isHanging)
        faults.push(
          `${name}, request ${number}: ${isHanging ? 'no end' : told.slice(-160)}\n  ${asCommand(port, fuzz)}`,
        )
    })
    if (child.exitCode !== null || child.signalCode !== null) faults.push(`${name} ended`)
    else {
      child.kill('SIGTERM')
      await happens(child, 'exit')
    }
  }
  return statuses
}

const noStage = {
  port: 0,
  askers: [[]],
  ids: [],
  actions: [],
  pages: [],
  document: { paths: {}, components: { schemas: {} } },
}

async function started(args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/cli/bin/wis.mjs', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGTERM'))
  await new Promise<void>((resolve, reject) => {
    readline.createInterface({ input: child.stdout }).once('line', () => resolve())
    child.once('exit', (code) => reject(new Error(`wis ${args.join(' ')} ended (${code})`)))
    setTimeout(reject, startMs, new Error(`wis ${args.join(' ')} does not start`)).unref()
  })
  return child
}

const games = kits.map(({ id }) => id)

/** A message of a trainer: over HTTP, as a call of `wis env`, as a tool, or over a WebSocket. */
function ofTrainer(rng: Rng): Fuzz {
  const reset = {
    game: once(rng, 8) ? anything(rng, games) : rng.pick(games),
    ...(once(rng, 3) && { seed: once(rng, 3) ? anything(rng, []) : rng.int(100) }),
    ...(once(rng, 4) && { seats: once(rng, 2) ? anything(rng, games) : 2 + rng.int(4) }),
    ...(once(rng, 4) && { language: rng.pick(['en', 'zh', 'xx']) }),
    ...(once(rng, 4) && { learner: once(rng, 2) ? 'all' : anything(rng, []) }),
    ...(once(rng, 6) && { set: anything(rng, games) }),
    ...(once(rng, 6) && { instance: anything(rng, games) }),
    ...(once(rng, 3) && { episode_id: rng.pick(episodes) }),
  }
  const answer = once(rng, 2) ? anything(rng, games) : { [rng.pick(fields)]: anything(rng, games) }
  const acted = { answer, ...(once(rng, 4) && { seat: rng.int(6) }) }
  const action = once(rng, 10) ? anything(rng, games) : acted
  const step = { action, episode_id: rng.pick(episodes) }
  const call = {
    call: once(rng, 12) ? text(rng) : rng.pick(calls),
    session: once(rng, 8) ? anything(rng, []) : rng.pick(episodes),
    ...reset,
    ...acted,
  }
  const tool = {
    jsonrpc: '2.0',
    id: 1,
    method: once(rng, 8) ? text(rng) : rng.pick(['tools/call', 'tools/list', 'initialize', 'ping']),
    params: {
      name: rng.pick([...calls, text(rng)]),
      arguments: rng.pick([reset, action, anything(rng, games)]),
    },
  }
  if (once(rng, 5)) {
    const messages = Array.from({ length: 1 + rng.int(4) }, () =>
      rng.pick<unknown>([
        { type: 'reset', data: reset },
        { type: 'step', data: action },
        { type: 'state' },
        { type: 'mcp', data: tool },
        anything(rng, games),
      ]),
    )
    const frames = messages.map((message) => Buffer.from(JSON.stringify(message) ?? ''))
    return {
      kind: 'socket',
      target: once(rng, 20) ? '//' : '/ws',
      frames: frames.map((one) => frame(rng, once(rng, 8) ? spoiled(rng, one) : one)),
    }
  }
  const sent = rng.pick<readonly [string, unknown]>([
    ['/reset', reset],
    ['/step', step],
    ['/step', step],
    ['/calls', call],
    ['/calls', [call, call]],
    ['/mcp', tool],
  ])
  if (once(rng, 8))
    return get(rng, ['/state', '/state?episode_id=x', '/schema', '/metadata', '/health', '//'])
  return post(rng, sent[0], sent[1])
}

const episodes = ['', 'one', 'two', 'three', '__proto__']
const calls = ['reset', 'observe', 'act', 'result', 'close', 'state', 'step', 'games']
const fields = ['move', 'speech', 'vote', 'action', 'bid', 'amount', 'guess', '__proto__']

const methods = ['message/send', 'message/stream', 'tasks/get', 'tasks/cancel', 'tasks/resubscribe']
const newer = [
  'SendMessage',
  'SendStreamingMessage',
  'GetTask',
  'ListTasks',
  'CancelTask',
  'GetExtendedAgentCard',
]

/** A message of somebody who asks for a tournament, in either version of the protocol. */
function ofCaller(rng: Rng, agents: readonly string[]): Fuzz {
  const wish = {
    participants: once(rng, 6)
      ? anything(rng, agents)
      : Object.fromEntries(['fox', 'owl', '__proto__'].map((name) => [name, rng.pick(agents)])),
    config: once(rng, 4)
      ? anything(rng, games)
      : { game: rng.pick(games), matches: rng.pick([1, 1, 2, 0, -1, 1e9]), seed: text(rng) },
  }
  const told = once(rng, 8) ? text(rng) : JSON.stringify(wish)
  const part = rng.pick<unknown>([
    { kind: 'text', text: told },
    { text: told },
    { data: wish },
    anything(rng, []),
  ])
  const message = {
    kind: 'message',
    role: rng.pick(['user', 'ROLE_USER', 'agent', text(rng)]),
    messageId: text(rng),
    parts: once(rng, 12) ? anything(rng, []) : [part],
    ...(once(rng, 4) && { taskId: text(rng), contextId: text(rng) }),
  }
  const asked = {
    jsonrpc: once(rng, 20) ? text(rng) : '2.0',
    id: once(rng, 8) ? anything(rng, []) : rng.int(100),
    method: once(rng, 15) ? text(rng) : rng.pick([...methods, ...newer]),
    params: once(rng, 12)
      ? anything(rng, [])
      : { message, id: text(rng), configuration: { blocking: false, returnImmediately: true } },
  }
  if (once(rng, 12)) return get(rng, ['/.well-known/agent-card.json', '/', '//', '/%', '/tasks'])
  return post(rng, once(rng, 20) ? '//' : '/', asked)
}

const get = (rng: Rng, targets: readonly string[]): Fuzz => ({
  kind: 'api',
  method: once(rng, 10) ? 'DELETE' : 'GET',
  target: rng.pick(targets),
  headers: [],
})

/** Some say that they are longer than they are, and hang up. */
function post(rng: Rng, target: string, value: unknown): Fuzz {
  const made = once(rng, 15) ? nest(rng) : (JSON.stringify(value) ?? '')
  const bytes = Buffer.from(whole(made))
  if (once(rng, 25)) {
    const head = `POST ${target} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${bytes.length + 9}\r\n\r\n`
    return { kind: 'raw', bytes: Buffer.concat([Buffer.from(head), bytes]) }
  }
  return {
    kind: 'api',
    method: 'POST',
    target,
    headers: [['content-type', 'application/json']],
    body: once(rng, 10) ? spoiled(rng, bytes) : bytes,
  }
}
