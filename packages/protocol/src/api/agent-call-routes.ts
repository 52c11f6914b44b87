import { z } from 'zod'
import { callForms } from '../call-lines.ts'
import { agentCallsPage, agentMatchCalls, callsQuery } from './agent-calls.ts'
import { byId, byIdAndMatch } from './fields.ts'
import { forksOpened, forksPage, forkWish, sameDealsWish } from './fork-page.ts'
import { jsonLines } from './route.ts'
import type { Route, RouteKey } from './route.ts'
import { shadowPage, shadowWish } from './shadow-page.ts'
import {
  byCall,
  rerunsPage,
  rerunWish,
  situationsAsked,
  situationsPage,
  situationsRun,
  situationWish,
} from './situation-page.ts'

const count = z.int().min(0)
const sum = z.number().min(0)

/** Null where an agent does not report its tokens, or its price is not known. */
const usage = {
  calls: count,
  /** Calls without an answer that counts. */
  failed: count,
  inputTokens: sum.nullable(),
  outputTokens: sum.nullable(),
  /** Millionths of a US dollar. */
  costMicros: sum.nullable(),
}

/** What an agent used, for its owner. */
export const agentCost = z.object({
  /** The last 30 days (UTC), the newest first, as the limits count them. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      matches: count,
      tokens: sum,
      costMicros: sum,
      /** Of flight checks, and of calls asked again. */
      checkTokens: sum,
      checkCostMicros: sum,
    }),
  ),
  /** The last 500 matches. A model is null for an agent that is a program of its owner. */
  models: z.array(
    z.object({
      model: z.string().nullable(),
      provider: z.string().nullable(),
      versions: z.array(z.int().min(1)),
      matches: count,
      ...usage,
      medianMs: z.number().nullable(),
    }),
  ),
  /** The last 30 matches, the newest first. */
  matches: z.array(
    z.object({
      matchId: z.string(),
      game: z.string(),
      version: z.int().min(1),
      ...usage,
      /** How long the table waited for its answers, in all. */
      waitedMs: sum.nullable(),
    }),
  ),
})
export type AgentCost = z.infer<typeof agentCost>

/** What an agent was asked, and what it is asked again: calls, situations, matches played again, and its shadow. */
export const agentCallRoutes = {
  'GET /agents/{id}/calls': {
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    query: callsQuery,
    answer: agentCallsPage,
  },
  'GET /agents/{id}/calls.jsonl': {
    action: 'agent.inspect',
    cost: 'export',
    params: byId,
    query: z.strictObject({ as: z.enum(callForms).default('calls') }),
    answer: jsonLines,
  },
  'GET /agents/{id}/calls/{match}': {
    action: 'agent.inspect',
    cost: 'read',
    params: byIdAndMatch,
    answer: agentMatchCalls,
  },
  'GET /agents/{id}/calls/{match}/{entry}/reruns': {
    action: 'agent.inspect',
    cost: 'read',
    params: byCall,
    answer: rerunsPage,
  },
  'POST /agents/{id}/calls/{match}/{entry}/reruns': {
    action: 'agent.check',
    cost: 'check',
    params: byCall,
    body: rerunWish,
    status: 202,
    answer: rerunsPage,
    refusals: ['conflict'],
    example: { times: 3, changes: { temperature: 0.2 } },
  },
  'PUT /agents/{id}/calls/{match}/{entry}/situation': {
    action: 'agent.change',
    cost: 'write',
    params: byCall,
    body: situationWish,
    status: 204,
    refusals: ['conflict'],
    example: { set: 'votes', checks: [{ of: 'reading', test: 'contains', value: 'Player 3' }] },
  },
  'DELETE /agents/{id}/calls/{match}/{entry}/situation': {
    action: 'agent.change',
    cost: 'write',
    params: byCall,
    status: 204,
  },
  'GET /agents/{id}/cost': {
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    answer: agentCost,
  },
  'GET /agents/{id}/forks': {
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    answer: forksPage,
  },
  'POST /agents/{id}/forks': {
    action: 'ticket.open',
    cost: 'write',
    params: byId,
    body: forkWish,
    status: 202,
    answer: forksOpened,
    refusals: ['conflict'],
    example: { match: '0abcdefgh0123456', entry: 0 },
  },
  'POST /agents/{id}/forks/same-deals': {
    action: 'ticket.open',
    cost: 'write',
    params: byId,
    body: sameDealsWish,
    status: 202,
    answer: forksOpened,
    refusals: ['conflict'],
    example: { against: 1, game: 'who-is-spy', language: 'en' },
  },
  'GET /agents/{id}/shadow': {
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    answer: shadowPage,
  },
  'PUT /agents/{id}/shadow': {
    action: 'agent.check',
    cost: 'check',
    params: byId,
    body: shadowWish,
    answer: shadowPage,
    refusals: ['conflict'],
    example: { turns: 100 },
  },
  'DELETE /agents/{id}/shadow': {
    action: 'agent.check',
    cost: 'write',
    params: byId,
    status: 204,
  },
  'GET /agents/{id}/situations': {
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    answer: situationsPage,
  },
  'GET /agents/{id}/situations.jsonl': {
    action: 'agent.inspect',
    cost: 'export',
    params: byId,
    answer: jsonLines,
  },
  'POST /agents/{id}/situations/run': {
    action: 'agent.check',
    cost: 'check',
    params: byId,
    body: situationsRun,
    status: 202,
    answer: situationsAsked,
    refusals: ['conflict'],
    example: { times: 3 },
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
