import { setTimeout as wait } from 'node:timers/promises'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Transport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { ownPlatform } from './support/own-platform.ts'
import { joinAs, newToken } from './support/people.ts'
import { nightly } from './support/run-in-full.ts'

const game = 'tic-tac-toe'

const turnMs = 90_000
/** How long the agent thinks about one of its turns: most of the turn, and longer than any call of a tool may last. */
const thinkingMs = 80_000
const longestCallMs = 50_000

const { site } = ownPlatform(3490, {
  env: { WIS_HOUSE_PACE_MS: '200', WIS_DEMO: 'off' },
})

const turn = z.object({
  state: z.literal('your-turn'),
  id: z.string(),
  request: z.object({
    matchId: z.string(),
    legal: z.array(z.string()),
    fields: z.object({ required: z.tuple([z.string()]).rest(z.string()) }),
    turn: z.object({ deadline: z.iso.datetime() }),
  }),
})
const waited = z.discriminatedUnion('state', [turn, z.object({ state: z.literal('nothing-yet') })])
const notices = z.object({
  cursor: z.string().nullable(),
  items: z.array(
    z.object({ kind: z.string(), passed: z.boolean().optional(), matchId: z.string().optional() }),
  ),
})

/** A client of the SDK that measures how long each call of a tool lasts. */
class Player {
  readonly #client = new Client({ name: 'test', version: '1' })
  longestMs = 0

  async connect(transport: Transport): Promise<void> {
    await this.#client.connect(transport)
  }

  close(): Promise<void> {
    return this.#client.close()
  }

  async call(name: string, given: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    const began = performance.now()
    const answered = await this.#client.callTool({ name, arguments: given }, { timeout: 60_000 })
    this.longestMs = Math.max(this.longestMs, performance.now() - began)
    expect(answered.isError, JSON.stringify(answered.content)).not.toBe(true)
    return answered.structuredContent
  }

  /** Answers every turn until a notice of this kind comes, and returns the notice. */
  async playUntil(kind: 'check-done' | 'match-over', beforeAnswer = async (): Promise<void> => undefined) {
    for (;;) {
      const found = waited.parse(await this.call('wait_for_turn', { seconds: 5 }))
      if (found.state === 'your-turn') {
        const { id, request } = found
        await beforeAnswer()
        const answer = { [request.fields.required[0]]: request.legal[0] }
        expect(await this.call('answer', { turn: id, answer })).toMatchObject({ result: 'accepted' })
        continue
      }
      const read = notices.parse(await this.call('notices'))
      const over = read.items.find((notice) => notice.kind === kind)
      if (!over) continue
      await this.call('notices', { acknowledge: read.cursor ?? '' })
      return over
    }
  }
}

test(
  'clients of MCP, over HTTP and over stdio, play a game whose turns last 90 seconds',
  nightly,
  async ({ page }) => {
    test.setTimeout(900_000)
    await joinAs(page, 'Mia')
    const token = await newToken(page, 'mcp')
    const agentId = await post(page, '/agents', {
      name: 'Patient fox',
      languages: ['en'],
      games: [game],
      connector: { kind: 'outbound' },
    })

    const http = new Player()
    const headers = { authorization: `Bearer ${token}` }
    await http.connect(new StreamableHTTPClientTransport(new URL('/mcp', site), { requestInit: { headers } }))
    expect(await http.call('list_games')).toMatchObject({
      games: expect.arrayContaining([expect.objectContaining({ game })]) as unknown,
    })
    expect(await http.call('join', { game, mode: 'ranked' })).toMatchObject({ state: 'flight-check' })
    expect(await http.playUntil('check-done')).toMatchObject({ passed: true })
    // There is nothing to answer, and the call ends before a client would give it up.
    expect(await http.call('wait_for_turn', { seconds: 45 })).toMatchObject({ state: 'nothing-yet' })
    expect(http.longestMs).toBeLessThan(longestCallMs)
    await http.close()

    const stdio = new Player()
    await stdio.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: ['apps/cli/bin/wis.mjs', 'mcp', '--url', site],
        env: { ...(process.env as Record<string, string>), WIS_TOKEN: token },
      }),
    )
    const season = await openSlowSeason(page, agentId)
    await post(page, `/agents/${agentId}/flight-check?season=${season}`, {})
    expect(await stdio.playUntil('check-done')).toMatchObject({ passed: true })
    await post(page, `/seasons/${season}/entries`, { agentId })
    let thought = 0
    const { matchId = '' } = await stdio.playUntil('match-over', async () => {
      thought += 1
      if (thought === 1) await wait(thinkingMs)
    })
    expect(thought).toBeGreaterThan(1)
    expect(stdio.longestMs).toBeLessThan(longestCallMs)
    const seen = z
      .object({
        match: z.object({ status: z.string() }),
        log: z.object({ items: z.array(z.object({ event: z.object({ type: z.string() }) })) }),
      })
      .parse(await stdio.call('read_match', { match: matchId }))
    expect(seen.match.status).toBe('finished')
    expect(seen.log.items.filter(({ event }) => /missed|refused/.test(event.type))).toEqual([])
    await stdio.close()
  },
)

/** Sends a call as a page of the site does. Returns the id or the short name in the answer. */
async function post(page: Page, address: string, data: unknown): Promise<string> {
  const answer = await page.request.post(`/api/v1${address}`, { data, headers: { origin: site } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { id, slug } = z
    .object({ id: z.string().optional(), slug: z.string().optional() })
    .parse(await answer.json())
  return id ?? slug ?? ''
}

/** A season in which the agent meets an agent of the house, and each turn lasts a minute and a half. Returns its short name. */
async function openSlowSeason(page: Page, agentId: string): Promise<string> {
  const slug = await post(page, '/seasons', {
    name: 'Long turns',
    languages: ['en'],
    game,
    ruleset: 'arena',
    format: 'round-robin',
    terms: { deals: 1, turnLimitMs: turnMs, entry: 'open' },
    entryEndsAt: new Date(Date.now() + 90_000).toISOString(),
  })
  const { items } = z
    .object({ items: z.array(z.object({ id: z.string() })) })
    .parse(await (await page.request.get(`/api/v1/agents?game=${game}`)).json())
  const [rival] = items.filter(({ id }) => id !== agentId)
  for (const id of [agentId, rival?.id ?? '']) {
    const answer = await page.request.put(`/api/v1/seasons/${slug}/entries/${id}`, {
      data: { decision: 'invite' },
      headers: { origin: site },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await post(page, `/seasons/${slug}/state`, { state: 'open' })
  return slug
}
