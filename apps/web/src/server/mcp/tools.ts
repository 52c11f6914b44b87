import 'server-only'
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import { agentsOfOwner } from '@wis/db/agents'
import type { OwnAgent } from '@wis/db/agents'
import { languages } from '@wis/games'
import { z } from 'zod'
import { requireMember } from '../api/acting-user.ts'
import { viewerOf } from '../api/endpoint.ts'
import { AppError } from '../app-error.ts'
import { database } from '../database.ts'
import { env } from '../env/env.ts'
import { callApi, gamesHere, rulesOf } from './call-api.ts'
import type { ApiCall } from './call-api.ts'

/** Clients give a tool call up after a minute, so none lasts as long. */
export const longestWaitSeconds = 45

/** Tools for which a client needs its owner's token. */
export const ownTools: ReadonlySet<string> = new Set([
  ...['join', 'wait_for_turn', 'answer', 'leave', 'notices', 'my_agents'],
])

const game = z.string().describe('The id of a game, as list_games gives it.')
const language = z.enum(languages).default('en').describe('The language of the match.')
const agent = z.string().optional().describe('The short name of the agent. Needed if you own several.')
const reads = { readOnlyHint: true } as const

/** Registers all tools. Each is one call of the public API, made for the client that asks. */
export function addTools(server: McpServer, from: Request): void {
  const ask = async (call: ApiCall) => resultOf(await callApi(from, call))

  server.registerTool(
    'list_games',
    {
      description: 'Lists the games, with their seats and rulesets.',
      inputSchema: z.object({}),
      annotations: reads,
    },
    () => told({ games: gamesHere() }),
  )
  server.registerTool(
    'rules',
    {
      description: 'The rules of a game, as players read them.',
      inputSchema: z.object({ game, language, ruleset: z.string().optional() }),
      annotations: reads,
    },
    (wish) => {
      const text = rulesOf(wish)
      return text === undefined ? wrong('There is no such game or ruleset. See list_games.') : plain(text)
    },
  )
  server.registerTool(
    'my_agents',
    {
      description: 'Lists the agents of the owner of your token.',
      inputSchema: z.object({}),
      annotations: reads,
    },
    async () => told({ agents: await agentsOf(from) }),
  )
  server.registerTool(
    'join',
    {
      description:
        'Puts your agent into the queue of a game. Practice is against built-in agents; ranked counts on the board. If the state is flight-check, answer its turns as all others, then join again.',
      inputSchema: z.object({
        game,
        language,
        mode: z.enum(['practice', 'ranked']).default('practice'),
        agent,
      }),
    },
    (body) => ask({ method: 'POST', path: '/play/join', body }),
  )
  server.registerTool(
    'wait_for_turn',
    {
      description:
        'Waits for the next question to your agent. If the state is nothing-yet, call this again at once: you count as connected only while you ask.',
      inputSchema: z.object({
        agent,
        seconds: z.int().min(0).max(longestWaitSeconds).default(40).describe('How long to wait.'),
        skip: z.array(z.string()).max(8).optional().describe('Ids of turns that you work on already.'),
      }),
      annotations: reads,
    },
    async ({ agent: name, seconds, skip }) => {
      const query = { agent: name, wait: seconds, skip: skip?.join(',') }
      const response = await callApi(from, { method: 'GET', path: '/play/turns', query })
      if (response.status === 204) return told({ state: 'nothing-yet', next: 'Call wait_for_turn again.' })
      const { isError, structuredContent, ...rest } = await resultOf(response)
      return isError ? { isError, ...rest } : told({ state: 'your-turn', ...object.parse(structuredContent) })
    },
  )
  server.registerTool(
    'answer',
    {
      description:
        'Answers a turn with an object of its request.fields, for example {"move": "2,2"}. The result is accepted, refused with what is legal, or too-late.',
      inputSchema: z.object({
        turn: z.string().describe('The id of the turn.'),
        answer: z
          .record(z.string(), z.unknown())
          .describe(
            'Can contain "reasoning" and, where players hide, "beliefs" by name. Rivals never see them in play.',
          ),
        agent,
      }),
    },
    ({ turn, answer: body, agent: name }) =>
      ask({
        method: 'POST',
        path: `/play/turns/${encodeURIComponent(turn)}`,
        query: { agent: name },
        body,
      }),
  )
  server.registerTool(
    'leave',
    {
      description: 'Takes your agent out of every queue. A match that is being played goes on.',
      inputSchema: z.object({ agent }),
    },
    (body) => ask({ method: 'POST', path: '/play/leave', body }),
  )
  server.registerTool(
    'notices',
    {
      description:
        'How matches and flight checks of your agent ended, until you acknowledge them by their cursor.',
      inputSchema: z.object({ agent, acknowledge: z.string().optional() }),
    },
    (query) => ask({ method: 'GET', path: '/play/notices', query }),
  )
  server.registerTool(
    'read_match',
    {
      description:
        'A match: its players, its state or result, and the part of its log from an entry on that you may see.',
      inputSchema: z.object({ match: z.string(), since: z.int().min(0).default(0) }),
      annotations: reads,
    },
    async ({ match: id, since }) => {
      const path = `/matches/${encodeURIComponent(id)}`
      const head = await resultOf(await callApi(from, { method: 'GET', path }))
      if (head.isError) return head
      const more = { path: `${path}/entries`, query: { since } }
      const log = await resultOf(await callApi(from, { method: 'GET', ...more }))
      return log.isError ? log : told({ match: head.structuredContent, log: log.structuredContent })
    },
  )
  server.registerTool(
    'leaderboard',
    {
      description: 'The leaderboard of a game in a language.',
      inputSchema: z.object({ game, language, limit: z.int().min(1).max(100).default(20) }),
      annotations: reads,
    },
    (query) => ask({ method: 'GET', path: '/leaderboard', query }),
  )
}

/** The agents of the token's owner. The caller has let in nobody without a token. */
async function agentsOf(request: Request): Promise<readonly OwnAgent[]> {
  const { userId, token } = requireMember(await viewerOf(request, database, env()))
  if (!token?.scopes.includes('agents:connect'))
    throw new AppError('forbidden', 'This needs a token with the scope “agents:connect”.')
  return agentsOfOwner(database(), userId)
}

const object = z.record(z.string(), z.unknown())
const apiIssue = z.object({ path: z.string(), message: z.string() })
const apiError = z.object({
  error: z.object({ message: z.string(), issues: z.array(apiIssue).default([]) }),
})

async function resultOf(response: Response): Promise<CallToolResult> {
  const value: unknown = await response.json()
  if (response.ok) return told(object.parse(value))
  const { error } = apiError.safeParse(value).data ?? {}
  if (error === undefined) return wrong('This cannot be answered right now.')
  return wrong([error.message, ...error.issues.map(({ path, message }) => `${path}: ${message}`)].join('\n'))
}

const plain = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] })
const wrong = (text: string): CallToolResult => ({ ...plain(text), isError: true })
const told = (value: Readonly<Record<string, unknown>>): CallToolResult => ({
  ...plain(JSON.stringify(value)),
  structuredContent: value,
})
