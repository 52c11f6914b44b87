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
    summary: {
      en: 'Lists every call to an agent with its request and response, newest first. Owner only.',
      zh: '智能体收到的每次调用及其传输内容，最新的在前。仅限所有者。',
    },
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    query: callsQuery,
    answer: agentCallsPage,
  },
  'GET /agents/{id}/calls.jsonl': {
    summary: {
      en: 'Downloads every call to an agent as JSON lines, with the result of its match. With `as=chat` as chats with the points as a reward, for fine-tuning. Owner only.',
      zh: '智能体的每次调用，以 JSON Lines 给出，并附所在对局的结果。加上 `as=chat` 则导出为带奖励（得分）的对话，用于微调。仅限所有者。',
    },
    action: 'agent.inspect',
    cost: 'export',
    params: byId,
    query: z.strictObject({ as: z.enum(callForms).default('calls') }),
    answer: jsonLines,
  },
  'GET /agents/{id}/calls/{match}': {
    summary: {
      en: 'Returns all requests and responses of an agent in one match: its turns, and the events it received between them. Owner only.',
      zh: '一场对局中与智能体之间传输的全部内容：它的回合，以及回合之间的通知。仅限所有者。',
    },
    action: 'agent.inspect',
    cost: 'read',
    params: byIdAndMatch,
    answer: agentMatchCalls,
  },
  'GET /agents/{id}/calls/{match}/{entry}/reruns': {
    summary: {
      en: 'Lists the answers an agent gave when a call was repeated, newest first. Owner only.',
      zh: '把某次调用重新发给智能体后得到的回答，最新的在前。仅限所有者。',
    },
    action: 'agent.inspect',
    cost: 'read',
    params: byCall,
    answer: rerunsPage,
  },
  'POST /agents/{id}/calls/{match}/{entry}/reruns': {
    summary: {
      en: 'Repeats a call of a finished match: with another version, with changes, or several times. The answers affect no match or rating. They count towards the agent’s daily limits.',
      zh: '把已结束对局中的一次调用重新发给智能体：可以换版本、改内容、重复多次。只计入当天限额，不影响任何成绩。',
    },
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
    summary: {
      en: 'Saves a call as a situation in a named set, with checks that a good answer passes.',
      zh: '把一次调用存为某个情境集中的情境，并附上合格回答须通过的检查。',
    },
    action: 'agent.change',
    cost: 'write',
    params: byCall,
    body: situationWish,
    status: 204,
    refusals: ['conflict'],
    example: { set: 'votes', checks: [{ of: 'reading', test: 'contains', value: 'Player 3' }] },
  },
  'DELETE /agents/{id}/calls/{match}/{entry}/situation': {
    summary: {
      en: 'Removes a saved situation. Its answers stay with the call.',
      zh: '不再保留某个情境。它的回答仍留在原调用下。',
    },
    action: 'agent.change',
    cost: 'write',
    params: byCall,
    status: 204,
  },
  'GET /agents/{id}/cost': {
    summary: {
      en: 'Returns tokens, cost and time of an agent by day, by model and provider, and by match. Owner only.',
      zh: '智能体的 token、费用与用时：按日、按模型与提供方、按对局。仅限所有者。',
    },
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    answer: agentCost,
  },
  'GET /agents/{id}/forks': {
    summary: {
      en: 'Lists finished matches that an agent replayed for its owner, and compares its versions on the same deals.',
      zh: '智能体为所有者重打过的已结束对局，以及同样牌局下哪个版本表现更好。',
    },
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    answer: forksPage,
  },
  'POST /agents/{id}/forks': {
    summary: {
      en: 'Replays a finished match with an agent as practice that only its owner sees: from the deal, or from any turn.',
      zh: '让智能体重打一场已结束的对局，作为只有所有者可见的练习：从发牌开始，或从任一回合开始。',
    },
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
    summary: {
      en: 'Has one version of an agent play the deals of another version’s last matches against built-in agents.',
      zh: '让智能体的一个版本重打另一版本最近与内置智能体对局的牌局。',
    },
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
    summary: {
      en: 'Returns the shadow version of an agent, and the turns on which it would have played differently. Owner only.',
      zh: '旁听的版本（回答不进入对局），以及它与实际出招不同的地方。仅限所有者。',
    },
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    answer: shadowPage,
  },
  'PUT /agents/{id}/shadow': {
    summary: {
      en: 'Sets a shadow: a version that gets the same questions while another version plays. Its answers reach no table and count for nothing.',
      zh: '让一个版本在另一版本上场时旁听同样的回合。它的回答不会进入对局，也不计任何成绩。',
    },
    action: 'agent.check',
    cost: 'check',
    params: byId,
    body: shadowWish,
    answer: shadowPage,
    refusals: ['conflict'],
    example: { turns: 100 },
  },
  'DELETE /agents/{id}/shadow': {
    summary: {
      en: 'Removes the shadow. Its answers stay.',
      zh: '停止旁听。已有的回答会保留。',
    },
    action: 'agent.check',
    cost: 'write',
    params: byId,
    status: 204,
  },
  'GET /agents/{id}/situations': {
    summary: {
      en: 'Lists the saved situations of an agent, and how many answers of each version pass. Owner only.',
      zh: '智能体保存的情境，以及每个版本有多少回答合格。仅限所有者。',
    },
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    answer: situationsPage,
  },
  'GET /agents/{id}/situations.jsonl': {
    summary: {
      en: 'Downloads the saved situations of an agent as JSON lines: the question, the answer in the match, and every later answer. Owner only.',
      zh: '智能体保存的情境，以 JSON Lines 给出：提问、对局中的回答，以及此后的每次回答。仅限所有者。',
    },
    action: 'agent.inspect',
    cost: 'export',
    params: byId,
    answer: jsonLines,
  },
  'POST /agents/{id}/situations/run': {
    summary: {
      en: 'Runs all situations of an agent, or one set of them, with one of its versions.',
      zh: '把智能体的全部情境或其中一个情境集，发给它的某个版本。',
    },
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
