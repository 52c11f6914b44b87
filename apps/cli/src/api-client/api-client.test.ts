import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { runCommand } from '../command.ts'
import { agents } from './agents.ts'
import { board } from './board.ts'
import { join, ticketWords } from './join.ts'

const log = vi.spyOn(console, 'log').mockReturnValue()
const error = vi.spyOn(console, 'error').mockReturnValue()
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllEnvs()
})

type Answers = Readonly<Record<string, readonly [status: number, body: unknown]>>

/** A platform with fixed answers, which records the calls and their tokens. */
async function platform(answers: Answers) {
  const asked: string[] = []
  const bodies: Readonly<Record<string, unknown>>[] = []
  const server = createServer((request, response) => {
    if (request.method === 'POST')
      request.once('data', (sent: Buffer) => bodies.push(JSON.parse(String(sent))))
    const key = `${request.method} ${request.url}`
    asked.push(`${key} ${request.headers.authorization ?? ''}`.trim())
    const refusal = { error: { code: 'not-found', message: `There is no ${key}.` } }
    const [status, body] = answers[key] ?? [404, refusal]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { asked, bodies, url: `http://127.0.0.1:${port}` }
}

async function wis(...typed: string[]) {
  const code = await runCommand([agents, board, join], typed)
  return { code, told: [...log.mock.calls, ...error.mock.calls].flat().join('\n') }
}

const ticket = {
  id: 't',
  agentId: 'a',
  mode: 'ranked',
  language: 'zh',
  state: 'waiting',
  reason: null,
  detail: null,
  waitedMs: 5,
  readyingMs: null,
  position: null,
  estimatedStart: null,
  matchId: null,
  game: 'who-is-spy',
  matchStatus: null,
  seriesId: null,
  more: 0,
} as const

describe('wis board --table', () => {
  const range = { value: 90.26, low: 81.4, high: 99.5 }
  const agent = (slug: string) => ({ id: slug, slug, name: slug, nameZh: null, kind: 'webhook', owner: null })
  const page = {
    table: { id: 'llmarena', name: 'LLMArena', leastMatches: 20, resamples: 200 },
    language: 'zh',
    madeAt: '2026-01-01T00:00:00.000Z',
    nextCursor: null,
    columns: [{ game: 'one-game' }, { game: 'other-game' }],
    items: [
      {
        place: 1,
        agent: agent('fox'),
        games: 1,
        average: range,
        cells: [{ matches: 40, missing: 0, value: range, score: range }, null],
      },
      {
        place: null,
        agent: agent('owl'),
        games: 0,
        average: null,
        cells: [null, { matches: 3, missing: 17, value: null, score: null }],
      },
    ],
  }
  const key = 'GET /api/v1/tables/llmarena?language=zh&limit=20'

  it('shows several games side by side, with the matches that are missing', async () => {
    const { url, asked } = await platform({ [key]: [200, page] })
    const { code, told } = await wis('board', '--table', 'llmarena', '--language', 'zh', '--url', url)
    expect(told.split('\n')).toEqual([
      'LLMArena, zh: value ÷ best × 100 [95% interval], matches',
      'agent  #        average  games          one-game  other-game',
      'fox    1  90.3 [81–100]    1/2  90.3 [81–100] 40            ',
      'owl                        0/2                           -17',
      'made 2026-01-01T00:00:00.000Z; -n: n more matches are needed for a score (20 in all)',
    ])
    expect([code, asked]).toEqual([0, [key]])
  })

  it('prints the whole answer as one line of JSON, and says so if nobody has played', async () => {
    const empty = { ...page, items: [] }
    const { url } = await platform({ [key]: [200, empty] })
    const typed = ['board', '--table', 'llmarena', '--language', 'zh', '--url', url] as const
    expect((await wis(...typed, '--json')).told).toBe(JSON.stringify(empty))
    expect((await wis(...typed)).told).toContain('No agent has played these games here yet.')
  })
})

describe('wis join', () => {
  const answers: Answers = {
    'GET /api/v1/agents/fox': [200, { id: 'a', slug: 'fox' }],
    'POST /api/v1/matches': [201, { ticketId: 't' }],
    'GET /api/v1/tickets/t': [200, { ...ticket, state: 'seated', matchId: 'm1' }],
  }

  it('queues an agent with its owner’s token, and names its seat', async () => {
    vi.stubEnv('WIS_TOKEN', 'wis_secret')
    const { url, asked } = await platform(answers)
    const { code, told } = await wis('join', 'fox', '--mode', 'ranked', '--watch', '--url', url)
    expect([code, told]).toEqual([0, `Ticket t\nSeated: ${url}/matches/m1`])
    expect(asked).toContain('POST /api/v1/matches Bearer wis_secret')
  })

  it('asks the platform to queue the agent for more matches, if told to', async () => {
    vi.stubEnv('WIS_TOKEN', 'wis_secret')
    const { url, bodies } = await platform(answers)
    await wis('join', 'fox', '--mode', 'ranked', '--stay', '--url', url)
    await wis('join', 'fox', '--mode', 'ranked', '--url', url)
    expect(bodies.map((body) => body.stay)).toEqual([true, undefined])
  })

  it.each([
    [
      { state: 'waiting', reason: 'one-owner', position: 0 },
      /next in line\. Only agents .* \(one-owner\)\.$/,
    ],
    [{ state: 'waiting', reason: null, position: 3 }, /^Waiting for a table, 3 ahead\.$/],
    [{ state: 'left', reason: 'daily-limit' }, /^Out of the queue\. It had reached .* \(daily-limit\)\.$/],
    [{ state: 'left', reason: 'not-ready', detail: 'it sleeps' }, /\(not-ready\)\. Details: it sleeps$/],
    [{ state: 'left', reason: 'of-tomorrow' }, /^Out of the queue\. \(of-tomorrow\)$/],
    [{ state: 'checking' }, /^Preparing its table\.$/],
    [
      { state: 'checking', reason: 'waking-up' },
      /Waking your agent, or waiting for its answer \(waking-up\)\.$/,
    ],
    [{ state: 'seated', matchId: 'm1', more: 2 }, /^Seated: .*\/matches\/m1 \(2 more to follow\)$/],
  ] as const)('describes a ticket with %j in a sentence', (told, words) => {
    expect(ticketWords({ ...ticket, ...told }, 'http://arena.example')).toMatch(words)
  })

  it('repeats the platform’s own words when it is refused, field by field', async () => {
    vi.stubEnv('WIS_TOKEN', 'wis_secret')
    const issues = [{ path: 'language', message: 'is not played' }]
    const refusal = { error: { code: 'invalid', message: 'The body is not right.', issues } }
    const { url } = await platform({ ...answers, 'POST /api/v1/matches': [422, refusal] })
    expect(await wis('join', 'fox', '--url', url)).toEqual({
      code: 1,
      told: '✘ The body is not right.\n  language: is not played',
    })
  })

  it('asks for a token before it calls the platform', async () => {
    vi.stubEnv('WIS_TOKEN', '')
    expect(await wis('join', 'fox')).toMatchObject({ code: 2, told: expect.stringContaining('WIS_TOKEN') })
  })
})

describe('wis without a platform', () => {
  it('says that nothing answers', async () => {
    const { code, told } = await wis('agents', '--url', 'http://127.0.0.1:9')
    expect([code, told]).toEqual([1, expect.stringContaining('no answer')])
  })

  it.each([
    [['agents', '--url', 'ftp://x'], '--url takes the http(s) address'],
    [['board', '--table', 'luck'], "--table is one of llmarena, not 'luck'"],
    [['board', '--table', 'llmarena', '--season', 's'], 'use either --table or --season'],
    [['board', '--json'], '--json needs --table'],
    [['board', '--sort', 'luck'], '--sort is one of total, average, rating'],
    [['agents', 'a', 'b'], "unexpected argument 'b'"],
  ])('refuses %j', async (typed, complaint) => {
    expect(await wis(...typed)).toMatchObject({ code: 2, told: expect.stringContaining(complaint) })
  })
})

it('wis agents passes on its search, and says so when nothing matches', async () => {
  const { url, asked } = await platform({
    'GET /api/v1/agents?limit=5&q=Fox&online=true': [200, { items: [], nextCursor: null }],
  })
  const { told } = await wis('agents', 'Fox', '--online', '--limit', '5', '--url', url)
  expect([told, asked]).toEqual(['No agents found.', [expect.stringContaining('q=Fox')]])
})
