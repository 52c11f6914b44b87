import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gameRequest } from '@wis/protocol'
import type { GameRequest } from '@wis/protocol'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { runCommand } from '../command.ts'
import { play } from './play.ts'

const log = vi.spyOn(console, 'log').mockReturnValue()
const error = vi.spyOn(console, 'error').mockReturnValue()
afterEach(() => vi.clearAllMocks())

async function wis(...typed: string[]) {
  vi.clearAllMocks()
  const code = await runCommand([play], ['play', '--seed', 's', ...typed])
  return { code, told: [...log.mock.calls, ...error.mock.calls].flat().join('\n') }
}

/** An agent on this machine, both as in a Space and as a webhook. Undefined is a broken server. */
async function startAgent(answer: (request: GameRequest) => object | undefined): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const asked = gameRequest.safeParse(JSON.parse(Buffer.concat(chunks).toString() || '{}')).data
      const told = asked ? answer(asked) : { success: true }
      response.writeHead(told ? 200 : 500).end(JSON.stringify(told ?? 'broken'))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** The first legal value, under the name of its field. */
const firstLegal = ({ fields, legal = [] }: GameRequest) => ({ [fields.required[0] ?? '']: legal[0] })
const asWebhook = ['--kind', 'webhook', '--secret', 'known to both']

describe('wis play with any game', { timeout: 20_000 }, () => {
  it.each([
    ['tic-tac-toe', 'hf-space', 'arena', ['--kind', 'hf-space']],
    ['holdem', 'a webhook', 'fresh', asWebhook],
    ['dilemma', 'a webhook', 'arena', asWebhook],
  ])('plays %s against the house with %s by %s, and tells each match', async (game, _, ruleset, kind) => {
    const agent = await startAgent(firstLegal)
    const { code, told } = await wis('--game', game, '--agent', agent, '--games', '2', ...kind)
    expect(code).toBe(0)
    expect(told).toMatch(new RegExp(`^2 matches of ${game} by ${ruleset} in en, seed s`))
    expect(told).toMatch(/Player \d \(your agent\)/)
    expect(told.match(/▶ Your agent has place \d and gets -?\d+ points?\./g)).toHaveLength(2)
    expect(told).toMatch(/\n2 matches: -?\d+ points?, 0 refused answers, 0 missing answers\.$/)
  })

  it('plays by the ruleset and in the language that are asked for', async () => {
    const languages = new Set<string>()
    const agent = await startAgent((request) => {
      languages.add(`${request.language} ${request.ruleset.id}`)
      return firstLegal(request)
    })
    await wis('--game', 'connect-four', '--ruleset', 'llmarena', '--language', 'zh', '--agent', agent)
    expect([...languages]).toEqual(['zh llmarena'])
  })

  it('says which answers were refused, and why', async () => {
    const agent = await startAgent(() => ({ move: '9,9' }))
    const { told } = await wis('--game', 'tic-tac-toe', '--agent', agent, ...asWebhook)
    expect(told).toMatch(/▶ Player \d \(your agent\)'s answer “.*9,9.*” is refused/)
    expect(told).toMatch(/One match: -2 points, 4 refused answers, 0 missing answers\./)
  })

  it('ends with the flight check of the game, and with exit code 1 if that fails', async () => {
    const typed = ['--game', 'tic-tac-toe', ...asWebhook, '--check', '--language', 'zh'] as const
    const able = await wis(...typed, '--agent', await startAgent(firstLegal))
    expect(able.told).toMatch(/✔ 中文对局，1 号座位.*\n.*✔ 中文对局，2 号座位/)
    expect(able).toMatchObject({
      code: 0,
      told: expect.stringMatching(/Flight check passed.*Score 100 of 100\.$/),
    })
    const unable = await wis(...typed, '--agent', await startAgent(() => ({ move: '9,9' })))
    expect(unable).toMatchObject({ code: 1, told: expect.stringContaining('Flight check not passed') })
  })

  it('offers the flight check after a lost turn', async () => {
    const { told } = await wis(
      '--game',
      'dilemma',
      ...asWebhook,
      '--agent',
      await startAgent(() => undefined),
    )
    expect(told).toMatch(/missing answers\.\n\nAdd --check to see what to change\.$/)
  })

  it('says why an answer is missing', async () => {
    const agent = await startAgent(() => undefined)
    const { told } = await wis('--game', 'dilemma', '--agent', agent, ...asWebhook)
    expect(told).toMatch(/▶ Player \d \(your agent\) gives no answer\.\n {2}\w+: answered 500/)
    expect(told).toMatch(/5 missing answers\.\n\n/)
  })

  it('shows nothing that the agent’s seat may not know', async () => {
    const agent = await startAgent(firstLegal)
    const { told } = await wis('--game', 'holdem', '--ruleset', 'llmarena', '--agent', agent, ...asWebhook)
    const dealt = told.match(/\([^)]*\) is dealt/g)
    expect(dealt).toEqual(['(your agent) is dealt'])
  })

  it.each([
    [['--game', 'chess'], '--game is one of who-is-spy, tic-tac-toe'],
    [['--game', 'holdem', '--ruleset', 'wis-2024'], '--ruleset is one of fresh, arena'],
    [['--game', 'holdem', '--rounds', '2'], '--rounds is for games that have rounds, not for holdem'],
    [['--ruleset', 'arena'], '--ruleset is one of wis-2024'],
  ])('refuses %j', async (typed, complaint) => {
    const { code, told } = await wis('--agent', 'http://127.0.0.1:9', ...typed)
    expect({ code, told }).toEqual({ code: 2, told: expect.stringContaining(complaint) })
  })
})
