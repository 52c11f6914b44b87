import fs from 'node:fs'
import { jsonIn } from '@wis/engine'
import type { AgentCallRow, AgentMatchRow } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'
import { z } from 'zod'
import { fileTrouble, readArguments, readChoice, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import type { ApiClient } from './client.ts'
import { readRemote, remoteOptions, remoteUsage, speakTo } from './remote.ts'

const forms = ['calls', 'chat'] as const

export const calls: Command = {
  name: 'calls',
  usage: `calls AGENT [--as ${forms.join('|')}] [--out FILE.jsonl] ${remoteUsage}`,
  summary:
    'Writes every call to an agent of yours as JSON lines, with how its match ended; as chats with a reward, for fine-tuning.',
  run: async (args) => {
    const { values, positionals } = readArguments(args, {
      ...remoteOptions,
      as: { type: 'string', default: 'calls' },
      out: { type: 'string' },
    })
    const [id, ...more] = positionals
    if (id === undefined || more.length > 0) throw new UsageError('which agent?')
    const form = readChoice('as', values.as, forms)
    const opened = openedFile(values.out)
    if (typeof opened === 'string') {
      console.error(`✘ ${values.out}: ${opened}`)
      return 1
    }
    const code = await speakTo(readRemote(values), async (client) => {
      let count = 0
      for await (const call of callsWithResults(client, id)) {
        const line = form === 'chat' ? chatOf(call) : lineOf(call)
        if (line === undefined) continue
        count += 1
        fs.writeSync(opened, `${JSON.stringify(line)}\n`)
      }
      console.error(`✔ ${count} ${count === 1 ? 'call' : 'calls'}`)
    })
    if (values.out !== undefined) fs.closeSync(opened)
    return code
  },
}

/** The number of an open file, or why it cannot be written. */
function openedFile(name: string | undefined): number | string {
  try {
    return name === undefined ? 1 : fs.openSync(name, 'w')
  } catch (error) {
    return fileTrouble(error) ?? String(error)
  }
}

interface Call {
  readonly call: AgentCallRow
  /** Undefined for a match that the agent's list leaves out, such as one of an experiment. */
  readonly played: AgentMatchRow | undefined
}

/** Both lists are newest first, so one walks beside the other and neither is kept. */
async function* callsWithResults(client: ApiClient, id: string): AsyncGenerator<Call> {
  const matches = pagesOf((cursor) => client.ask('GET /agents/{id}/matches', asked(id, cursor)))
  let next = await matches.next()
  const calls = pagesOf((cursor) => client.ask('GET /agents/{id}/calls', asked(id, cursor)))
  for await (const call of calls) {
    while (!next.done && next.value.match.id > call.matchId) next = await matches.next()
    const played = !next.done && next.value.match.id === call.matchId ? next.value : undefined
    yield { call, played }
  }
}

const asked = (id: string, cursor: string | undefined) => ({
  params: { id },
  query: { limit: 100, ...(cursor !== undefined && { cursor }) },
})

interface Page<Row> {
  readonly items: readonly Row[]
  readonly nextCursor: string | null
}

async function* pagesOf<Row>(read: (cursor: string | undefined) => Promise<Page<Row>>): AsyncGenerator<Row> {
  for (let cursor: string | undefined; ;) {
    const page = await read(cursor)
    yield* page.items
    if (page.nextCursor === null) return
    cursor = page.nextCursor
  }
}

function lineOf({ call, played }: Call): object {
  return { ...call, ...(played && { ...resultOf(played), game: played.match.game }) }
}

function resultOf({ version, role, result, points, exact }: AgentMatchRow) {
  const value = exact
    ? exact.points / exact.units
    : points === null
      ? null
      : Number((points / fifteenthsPerPoint).toFixed(4))
  return { version, role, result, points: value }
}

const chatRequest = z.object({ messages: z.array(z.looseObject({ role: z.string() })) })

/**
 * What the agent was told and what it answered, as a chat, with the points of its match as the reward. A call without an
 * answer, or of a match that is not decided, is no example.
 */
function chatOf({ call, played }: Call): object | undefined {
  const { reply, exchange, matchId, seq, round, kind, heldAgainst } = call
  const sent = exchange.findLast(({ request }) => request)?.request?.body
  const result = played && resultOf(played)
  if (reply === null || typeof sent !== 'string' || !result || result.points === null) return undefined
  const messages = chatRequest.safeParse(jsonIn(sent)).data?.messages ?? [{ role: 'user', content: sent }]
  return {
    messages: [...messages, { role: 'assistant', content: reply }],
    reward: result.points,
    result: result.result,
    role: result.role,
    version: result.version,
    game: played.match.game,
    matchId,
    seq,
    round,
    kind,
    heldAgainst,
  }
}
