import { costAt, estimatedTokens } from '@wis/agents'
import type { Agent, AgentReply, AnyRequest, Usage } from '@wis/agents'
import { besideIn } from '@wis/games'
import type { Cost, Ledger, Spent } from './ledger.ts'
import type { ConnectedPlayer } from './players.ts'

/** A call would go beyond the budget, so it was not made. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent'
  readonly spent: Spent

  constructor(spent: Spent) {
    super(`the budget of ${spent} is spent`)
    this.spent = spent
  }
}

/** The prompts of a strategy, which stand around the request. */
export const aroundRequest = 500
export const usualAnswer = 1_000

interface Metering {
  readonly ledger: Ledger
  /** 0 for what is no call of a match. */
  readonly match: number
  /** What else is kept with a call: which attempt of the match, or which rating it is for. */
  readonly about?: object | undefined
}

/** A connector whose calls are paid from the ledger of a run, before they are made. */
export function metered(
  player: ConnectedPlayer,
  agent: Agent<AnyRequest>,
  { ledger, match, about }: Metering,
): Pick<Agent<AnyRequest>, 'reply'> {
  const { name, isModel, price } = player
  const usdOf = (usage: Usage) => (price ? costAt(price, usage) : 0)
  const costOf = (usage: Usage): Cost => ({
    tokens: usage.inputTokens + usage.outputTokens,
    usd: usdOf(usage),
  })
  return {
    reply: async (request, signal) => {
      const guess = isModel ? guessed(player, request) : none
      const expected = ledger.expected(name, costOf(guess))
      const lacking = ledger.lacks(expected)
      if (lacking) throw new BudgetSpent(lacking)
      ledger.reserve(expected)
      try {
        const reply = await agent.reply(request, signal)
        const usage = reply.usage ?? (isModel && wasCharged(reply) ? countedFrom(request, reply) : none)
        await ledger.keepCall({ match, player: name, ...about, ...keptCallOf(request, reply) })
        await ledger.settle({ match, player: name }, usage, usdOf(usage))
        return reply
      } finally {
        ledger.release(expected)
      }
    },
  }
}

const none: Usage = { inputTokens: 0, outputTokens: 0 }

function guessed({ longestAnswer = usualAnswer }: ConnectedPlayer, request: AnyRequest): Usage {
  return {
    inputTokens: aroundRequest + estimatedTokens(JSON.stringify(request)),
    outputTokens: longestAnswer,
  }
}

/** A model goes on thinking, and is paid, although nobody waits for it any more. */
const wasCharged = (reply: AgentReply) =>
  reply.ok ||
  reply.failure === 'timeout' ||
  (reply.attempts ?? []).some(({ status }) => status !== undefined && status < 300)

/** A server that tells no usage is counted by the length of the texts. */
function countedFrom(request: AnyRequest, reply: AgentReply): Usage {
  const said = reply.ok ? `${reply.text}${reply.reasoning ?? ''}` : ''
  return {
    inputTokens: aroundRequest + estimatedTokens(JSON.stringify(request)),
    outputTokens: estimatedTokens(said),
  }
}

/** What was sent and what came back, without addresses and headers. */
function keptCallOf({ turn: { kind, round } }: AnyRequest, reply: AgentReply) {
  const { attempts = [] } = reply
  const said = reply.ok
    ? { text: reply.text, ...besideIn(reply) }
    : { failure: reply.failure, detail: reply.detail }
  const tries = attempts.map(({ request, ...attempt }) => ({ ...attempt, sent: request?.body }))
  return { kind, round, ...said, tries, usage: reply.usage }
}
