import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Role, TaskState } from '@a2a-js/sdk'
import type { Message, Task } from '@a2a-js/sdk'
import { ClientFactory } from '@a2a-js/sdk/client'
import { guardedFetch } from '@wis/agents'
import { publicKeyOf, signingKeyFrom } from '@wis/proof'
import { cases, sendBytes } from '@wis/testkit'
import { ClientFactory as OlderFactory } from 'a2a-sdk-of-0.3/client'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { checkFile } from '../verify/check-file.ts'
import type { HostServing } from './serve-host.ts'
import { serveHost } from './serve-host.ts'

const closing: (() => unknown)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

const key = signingKeyFrom(Buffer.alloc(32, 7))

async function host(changes: Partial<HostServing> = {}) {
  const server = await serveHost({
    port: 0,
    host: '127.0.0.1',
    cardUrl: undefined,
    version: '1',
    key: '',
    atOnce: 2,
    platform: { version: 'hosted', key },
    publicKey: publicKeyOf(key),
    fetch: guardedFetch({ isPublic: () => true }),
    ...changes,
  })
  closing.push(() => server.close())
  return `http://127.0.0.1:${server.port}`
}

/** An agent that takes the first legal move, and says something vague where there is none. */
async function agent(delayMs = 0) {
  const contexts: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.method === 'GET') {
        const { port } = server.address() as AddressInfo
        const url = `http://127.0.0.1:${port}/`
        const modes = { defaultInputModes: ['text', 'application/json'] }
        return response.end(JSON.stringify({ url, protocolVersion: '0.3.0', ...modes }))
      }
      const { id, params } = JSON.parse(Buffer.concat(chunks).toString())
      contexts.push(params.message.contextId)
      const { legal = ['Most people know it.'] } = params.message.parts[1].data
      const result = { kind: 'message', parts: [{ kind: 'text', text: legal[0] }] }
      return setTimeout(() => response.end(JSON.stringify({ jsonrpc: '2.0', id, result })), delayMs)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closing.push(() => (server.closeAllConnections(), server.close()))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, contexts }
}

const message = (text: string): Message => ({
  messageId: crypto.randomUUID(),
  role: Role.ROLE_USER,
  contextId: '',
  taskId: '',
  parts: [
    { content: { $case: 'text', value: text }, metadata: undefined, filename: '', mediaType: 'text/plain' },
  ],
  metadata: undefined,
  extensions: [],
  referenceTaskIds: [],
})

const send = (asked: unknown, returnImmediately = false) => ({
  tenant: '',
  message: message(typeof asked === 'string' ? asked : JSON.stringify(asked)),
  configuration: { acceptedOutputModes: [], returnImmediately, taskPushNotificationConfig: undefined },
  metadata: undefined,
})

async function answered(url: string, asked: unknown): Promise<Task> {
  const client = await new ClientFactory().createFromUrl(url)
  const answer = await client.sendMessage(send(asked))
  return 'status' in answer ? answer : expect.fail('it answered with a message')
}

const valueOf = (task: Task, name: string): unknown =>
  task.artifacts.find((one) => one.name === name)?.parts[0]?.content?.value
const wordsOf = ({ status }: Task) => status?.message?.parts[0]?.content?.value

async function* linesOf(text: string) {
  yield Buffer.from(text)
}

async function verified(task: Task) {
  const log = String(valueOf(task, 'log'))
  return checkFile('log', linesOf(log), { trustedKeys: [publicKeyOf(key)] })
}

describe('a host of tournaments', { timeout: 60_000 }, () => {
  it('plays every table that four agents can form, and its log is verified', async () => {
    const [fox, owl, elk, cat] = await Promise.all([agent(), agent(), agent(), agent()])
    const participants = { fox: fox.url, owl: owl.url, elk: elk.url, cat: cat.url }
    const config = { game: 'tic-tac-toe', seed: 'spring', matches: 2 }
    const task = await answered(await host(), { participants, config })
    expect(task.status?.state).toBe(TaskState.TASK_STATE_COMPLETED)
    const results = valueOf(task, 'results') as {
      matches: { seats: { player: string; isBuiltIn: boolean }[] }[]
      standings: { player: string; matches: number }[]
      key: string
    }
    expect(results).toMatchObject({ game: 'tic-tac-toe', seed: 'spring', key: publicKeyOf(key) })
    const pairs = results.matches.map(({ seats }) =>
      seats
        .map(({ player }) => player)
        .toSorted()
        .join(),
    )
    expect(new Set(pairs).size).toBe(6)
    expect(pairs).toHaveLength(12)
    expect(results.standings.map(({ matches }) => matches)).toEqual([6, 6, 6, 6])
    const check = await verified(task)
    expect(check.told.join('\n')).not.toContain('✘')
    expect(check.ok).toBe(true)
    // Six matches of three or more turns, each a conversation of its own.
    expect(new Set(fox.contexts).size).toBe(6)
  })

  it.each(['who-is-spy', 'holdem', 'hanabi', 'avalon'])(
    'fills a table of %s with built-in agents',
    async (game) => {
      // In Who is Spy, a built-in agent has this name, too.
      const fox = await agent()
      const task = await answered(await host(), { participants: { fox: fox.url }, config: { game } })
      expect(wordsOf(task)).toMatch(/first/)
      const { matches } = valueOf(task, 'results') as { matches: { seats: { isBuiltIn: boolean }[] }[] }
      expect(matches[0]?.seats.filter(({ isBuiltIn }) => !isBuiltIn)).toHaveLength(1)
      expect((await verified(task)).ok).toBe(true)
    },
  )

  it('and a log that was changed is not', async () => {
    const fox = await agent()
    const config = { game: 'tic-tac-toe' }
    const task = await answered(await host(), { participants: { fox: fox.url }, config })
    const log = String(valueOf(task, 'log')).replace('"fox"', '"owl"')
    expect((await checkFile('log', linesOf(log), { trustedKeys: [publicKeyOf(key)] })).ok).toBe(false)
  })

  it('tells clients of both versions of each match as it ends', async () => {
    const [fox, owl] = await Promise.all([agent(), agent()])
    const asked = {
      participants: { fox: fox.url, owl: owl.url },
      config: { game: 'tic-tac-toe', matches: 3 },
    }
    const url = await host()
    const newest = await new ClientFactory().createFromUrl(url)
    const heard: string[] = []
    for await (const { payload } of newest.sendMessageStream(send(asked))) {
      const update = payload?.$case === 'statusUpdate' ? payload.value.status?.message : undefined
      heard.push(String(update?.parts[0]?.content?.value ?? payload?.$case))
    }
    expect(heard.filter((text) => /^Match \d of 3: /.test(text))).toHaveLength(3)
    const older = await new OlderFactory().createFromUrl(url)
    const kinds: string[] = []
    const parts = [{ kind: 'text' as const, text: JSON.stringify(asked) }]
    const said = { kind: 'message', messageId: crypto.randomUUID(), role: 'user', parts } as const
    for await (const event of older.sendMessageStream({ message: { ...said, parts } })) kinds.push(event.kind)
    expect(kinds.filter((kind) => kind === 'artifact-update')).toHaveLength(2)
    expect(kinds.at(-1)).toBe('status-update')
  })

  it('is asked how a task stands, and stops one that is cancelled', async () => {
    const slow = await agent(100)
    const client = await new ClientFactory().createFromUrl(await host())
    const asked = { participants: { slow: slow.url }, config: { game: 'holdem', matches: 50 } }
    const begun = await client.sendMessage(send(asked, true))
    const id = 'status' in begun ? begun.id : expect.fail('it answered with a message')
    await expect.poll(() => slow.contexts.length, { timeout: 10_000 }).toBeGreaterThan(0)
    expect((await client.getTask({ tenant: '', id })).status?.state).toBe(TaskState.TASK_STATE_WORKING)
    const ended = await client.cancelTask({ tenant: '', id, metadata: undefined })
    expect(ended.status?.state).toBe(TaskState.TASK_STATE_CANCELED)
  })
})

describe('a request that cannot be played is rejected with a sentence', () => {
  const fox = { fox: 'http://127.0.0.1:1' }
  it.each([
    ['is no JSON', 'hello', 'the message must be JSON'],
    ['names nobody', { participants: {} }, 'name at least one'],
    ['has an address that is none', { participants: { fox: 'file:///etc/passwd' } }, 'participants.fox'],
    ['has another setting', { participants: fox, config: { rounds: 3 } }, 'config'],
    ['has a game that is none', { participants: fox, config: { game: 'chess' } }, 'config.game is one of'],
    ['is too large', { participants: manyOf(20), config: { game: 'who-is-spy' } }, 'more than 100 matches'],
    ['names an agent that is away', { participants: fox, config: { game: 'holdem' } }, 'fox is not ready'],
  ])('if it %s', async (_, asked, words) => {
    const task = await answered(await host(), asked)
    expect(task.status?.state).toBe(TaskState.TASK_STATE_REJECTED)
    expect(wordsOf(task)).toContain(words)
  })

  it('if it leads into a private network that the host may not call', async () => {
    const inside = await agent()
    const participants = { inside: inside.url }
    const task = await answered(await host({ fetch: guardedFetch() }), {
      participants,
      config: { game: 'holdem' },
    })
    expect(wordsOf(task)).toContain('127.0.0.1 is not on the open internet')
    expect(inside.contexts).toEqual([])
  })

  it('by nobody without the key', async () => {
    const url = await host({ key: 'swordfish-abc123' })
    const call = { method: 'POST', body: '{}' }
    expect((await fetch(url, call)).status).toBe(401)
    const wrong = { ...call, headers: { authorization: 'Bearer swordfish' } }
    expect((await fetch(url, wrong)).status).toBe(401)
    const right = { ...call, headers: { authorization: 'Bearer swordfish-abc123' } }
    expect((await fetch(url, right)).status).toBe(200)
    expect((await fetch(`${url}/.well-known/agent-card.json`)).status).toBe(200)
  })

  it('and nonsense gets an answer', async () => {
    const url = await host()
    const calls = ['', '[', '[]', 'null', '{"method":1}', '{"jsonrpc":"2.0","id":{},"method":"SendMessage"}']
    for (const body of [
      ...calls,
      '['.repeat(50_000),
      '{"jsonrpc":"2.0","id":1,"method":"message/send","params":7}',
    ]) {
      const answer = await fetch(url, { method: 'POST', body })
      expect(answer.status).toBe(200)
      expect(await answer.json()).toHaveProperty('error')
    }
    expect((await fetch(url, { method: 'POST', body: 'x'.repeat(300_000) })).status).toBe(413)
  })

  it('and calls that are nearly right get one, too', async () => {
    const url = await host()
    const methods = [
      'SendMessage',
      'message/send',
      'message/stream',
      'GetTask',
      'tasks/get',
      'tasks/cancel',
      'ListTasks',
    ]
    const any = fc.jsonValue({ maxDepth: 3 })
    const message = fc.record(
      {
        messageId: any,
        role: any,
        parts: fc.oneof(any, fc.array(fc.record({ kind: any, text: any, data: any }))),
      },
      { requiredKeys: [] },
    )
    const params = fc.oneof(any, fc.record({ message, id: any, configuration: any }, { requiredKeys: [] }))
    const call = fc.record({
      jsonrpc: fc.constant('2.0'),
      id: any,
      method: fc.constantFrom(...methods),
      params,
    })
    await fc.assert(
      fc.asyncProperty(call, async (asked) => {
        const answer = await fetch(url, { method: 'POST', body: JSON.stringify(asked) })
        expect(answer.status).toBe(200)
        expect(await answer.text()).not.toBe('')
      }),
      { numRuns: cases(1_000) },
    )
  })

  it('outlives a target that is no address, and a caller that hangs up', async () => {
    const url = await host()
    expect(await sendBytes(url, 'GET // HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).toContain(
      '404 Not',
    )
    await sendBytes(url, 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{}', true)
    expect((await fetch(`${url}/.well-known/agent-card.json`)).status).toBe(200)
  })
})

function manyOf(count: number) {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, 'http://127.0.0.1:1']))
}
