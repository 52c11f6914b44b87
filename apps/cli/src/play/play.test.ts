import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { runCommand } from '../command.ts'
import { play } from './play.ts'

const log = vi.spyOn(console, 'log').mockReturnValue()
const error = vi.spyOn(console, 'error').mockReturnValue()
afterEach(() => vi.clearAllMocks())

async function wis(...typed: string[]) {
  vi.clearAllMocks()
  const seed = typed.includes('--seed') ? [] : ['--seed', 's']
  const code = await runCommand([play], ['play', ...typed, ...seed])
  return { code, told: [...log.mock.calls, ...error.mock.calls].flat().join('\n') }
}

const told = z.looseObject({ status: z.string().optional(), message: z.string().optional() })
const asked = z.looseObject({
  turn: z.looseObject({ kind: z.string() }),
  alias: z.string(),
  candidates: z.array(z.string()).optional(),
})

interface Moves {
  readonly speech?: string
  readonly vote?: (names: readonly string[]) => string
  /** Records every path that is called. */
  readonly called?: string[]
}

/** An agent on this machine, both as in a Space and as a webhook. It says something new each time. */
async function startAgent(moves: Moves = {}): Promise<string> {
  const { speech, vote = (names) => names[0] ?? '', called = [] } = moves
  let remarks = 0
  let me = ''
  const say = () => speech ?? `Something at home, remark ${++remarks}`
  const answerTo = (path: string, body: unknown) => {
    const turn = asked.safeParse(body).data
    if (turn?.turn.kind === 'speech') return { speech: say() }
    if (turn) return { vote: vote((turn.candidates ?? []).filter((name) => name !== turn.alias)) }
    const { status, message = '' } = told.parse(body)
    if (status === 'start') me = message
    if (path !== '/agent/interact') return { success: true }
    const others = message.split(',').filter((name) => name !== me)
    return { success: true, result: status === 'vote' ? vote(others) : say() }
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || '{}')
      called.push(request.url ?? '')
      response.end(JSON.stringify(answerTo(request.url ?? '', body)))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

const asWebhook = ['--kind', 'webhook', '--secret', 'known to both']

describe('wis play', { timeout: 20_000 }, () => {
  it('plays the agent against built-in agents and describes the match live', async () => {
    const { code, told: story } = await wis('--agent', await startAgent(), '--seed', 's', '--games', '2')
    expect(code).toBe(0)
    expect(story).toMatch(/^2 matches of who-is-spy by wis-2024 in en, seed s/)
    expect(story).toMatch(/▶ Player \d \(your agent\) said: “Something at home, remark 1” \(\d+\.\d s\)/)
    expect(story).toMatch(/▶ Player \d \(your agent\) voted for /)
    expect(story.match(/▶ Your agent has place \d as (spy|civilian) and gets/g)).toHaveLength(2)
  })

  it('begins like the first match of a version: checks that the agent is there, and clears its memory', async () => {
    const called: string[] = []
    await wis('--agent', await startAgent({ called }), '--seed', 's', '--games', '2')
    expect(called.slice(0, 3)).toEqual(['/agent/checkHealth', '/agent/init', '/agent/perceive'])
    expect(called.filter((path) => path === '/agent/init')).toHaveLength(1)
  })

  it('plays the same match for the same seed', async () => {
    const agent = await startAgent({ speech: 'It is known to all.' })
    const timeless = ({ told: story }: { told: string }) => story.replaceAll(/\d+\.\d s/g, '')
    const first = timeless(await wis('--agent', agent, '--seed', 'again', '--language', 'zh'))
    expect(timeless(await wis('--agent', agent, '--seed', 'again', '--language', 'zh'))).toBe(first)
  })

  it('explains the agent’s fouls, and whether its votes were right', async () => {
    const silent = await wis('--agent', await startAgent({ speech: '' }), '--seed', 'b')
    expect(silent.told).toMatch(/▶ Player \d \(your agent\) said nothing: it gave an empty answer/)
    expect(silent.told).toMatch(/✘ It answered with an empty text where a speech was asked for/)
    const vague = await startAgent({ vote: (names) => `I vote for ${names.join()}.` })
    const { told: story } = await wis('--agent', vague, '--seed', 'b')
    expect(story).toMatch(/✘ It answered “I vote for [^”]*” where one name was asked for/)
    expect(story).toMatch(/[1-3] lost turns?\.\n\nAdd --check to see what to change\.$/)
  })

  it('plays the requested number of rounds', async () => {
    const { told: story } = await wis('--agent', await startAgent(), '--seed', 's', '--rounds', '1')
    expect(story).not.toContain('Round 2')
  })

  it('ends with the flight check and its advice, and with exit code 1 if that fails', async () => {
    const passed = await wis('--agent', await startAgent(), ...asWebhook, '--seed', 's', '--check')
    expect(passed).toMatchObject({ code: 0, told: expect.stringMatching(/Flight check passed.*Score 100/) })
    const failed = await wis(
      '--agent',
      await startAgent({ speech: '' }),
      ...asWebhook,
      '--seed',
      's',
      '--check',
    )
    expect(failed).toMatchObject({
      code: 1,
      told: expect.stringMatching(/✘ It answered with an empty text[^]*→ Before/),
    })
    const [, report = ''] = failed.told.split('Flight check\n')
    expect(report.match(/✘ It answered with an empty text/g)).toHaveLength(1)
  })

  it('shows the flight check in the language of the match', async () => {
    const { told: story } = await wis(
      '--agent',
      await startAgent({ speech: '' }),
      '--language',
      'zh',
      '--check',
    )
    expect(story).toContain('要求发言时返回了空文本')
  })

  // The agent speaks in the middle of the round with one seed, and last with the other.
  it.each(['s', '80ba0f15'])('stops if the agent takes every call for a stranger’s (%s)', async (seed) => {
    const server = createServer((_, response) => void response.writeHead(401).end('bad signature'))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const { code, told: story } = await wis(
      ...['--agent', `http://127.0.0.1:${port}`, ...asWebhook],
      ...['--seed', seed, '--check'],
    )
    expect(code).toBe(1)
    expect(story).toMatch(/✘ Your agent refuses access.*answered 401.*\n {2}Start it with the same secret/)
    expect(story).not.toMatch(/voted|is out|Flight check/)
  })

  it('says so if nothing listens at the address', async () => {
    const { code, told: story } = await wis('--agent', 'http://127.0.0.1:9')
    expect([code, story]).toEqual([1, expect.stringMatching(/^✘ Your agent is not ready: .*\n {2}Start it/)])
  })

  it('describes its calls if another program answers', async () => {
    const server = createServer((_, response) => void response.writeHead(404).end('no such page'))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const { told: story } = await wis('--agent', `http://127.0.0.1:${port}/agent`)
    expect(story).toContain('/agent/… below this address')
  })

  it.each([
    [[], '--agent is missing'],
    [['--agent', 'here'], "not 'here'"],
    [['--agent', 'ftp://127.0.0.1'], "not 'ftp://127.0.0.1'"],
    [['--agent', 'http://127.0.0.1', '--kind', 'openai'], '--kind is one of hf-space, webhook'],
    [['--agent', 'http://127.0.0.1', '--kind', 'webhook', '--secret', ''], 'needs the secret'],
    [['--agent', 'http://127.0.0.1', '--games', '0'], '--games takes'],
    [['more'], "unexpected argument 'more'"],
  ])('refuses %j', async (args, complaint) => {
    expect(await wis(...args)).toEqual({ code: 2, told: expect.stringContaining(complaint) })
  })
})
