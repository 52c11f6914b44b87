import {
  createHfEndpointAgent,
  createHfModelAgent,
  createOpenAiAgent,
  createOutboundAgent,
  createWebhookAgent,
  createWhoisspyAgent,
} from '@wis/agents'
import type { Agent, GuardedFetch } from '@wis/agents'
import { gameCalled, hostedGames } from '@wis/db/matches'
import { advance, MatchInPlay } from '@wis/engine'
import type { Entry } from '@wis/engine'
import type { Language } from '@wis/games'
import { rulesets, whoIsSpy } from '@wis/games/who-is-spy'
import type { RulesetId, SpyEvent } from '@wis/games/who-is-spy'
import { agentRequest, plainStrategy, strategies } from '@wis/protocol'
import type { AgentRequest } from '@wis/protocol'
import { randomMatch } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { usualTable } from '../testing/until.ts'

const signal = new AbortController().signal
const deadline = '2099-01-01T00:00:00.000Z'
const me = 1

/** Every request that the second seat of a match gets: of the first one in which it speaks and votes. */
function requestsOf(rulesetId: RulesetId, language: Language): AgentRequest[] {
  for (let number = 0; ; number++) {
    const seed = `${rulesetId} ${language} ${number}`
    const { log } = randomMatch({ seed, ruleset: rulesets[rulesetId], language })
    const requests = requestsIn(log, `match ${rulesetId} ${language}`)
    if (new Set(requests.map(({ turn }) => turn.kind)).size === 2) return requests
  }
}

function requestsIn(log: readonly Entry<SpyEvent>[], matchId: string): AgentRequest[] {
  const requests: AgentRequest[] = []
  const asked = new Set<string>()
  let state = whoIsSpy.blank
  for (const [at, entry] of log.entries()) {
    state = advance(whoIsSpy, state, entry)
    const turn = whoIsSpy.turns(state).find(({ seat }) => seat === me)
    if (!turn || asked.has(JSON.stringify(turn))) continue
    asked.add(JSON.stringify(turn))
    const known = new MatchInPlay(
      { game: whoIsSpy, seats: [...state.aliases.keys()], seed: '' },
      log.slice(0, at + 1),
    )
    const asking = { matchId, turn, known, table: usualTable, deadline }
    requests.push(agentRequest.parse(gameCalled({ games: hostedGames }, 'who-is-spy').requestOf(asking)))
  }
  return requests
}

/** Sends requests to an agent, and keeps each call as it goes out. */
async function sent(
  requests: readonly AgentRequest[],
  make: (fetch: GuardedFetch) => Agent,
): Promise<string[]> {
  const calls: string[] = []
  const agent = make(async ({ method = 'POST', url, body = '' }) => {
    calls.push(`${method} ${new URL(url).pathname} ${body}`)
    const answer = { success: true, result: 'x', errMsg: null, speech: 'x', vote: 'x' }
    const text = JSON.stringify({ ...answer, choices: [{ message: { role: 'assistant', content: 'x' } }] })
    return { ok: true, status: 200, text, headers: {}, attempt: { startedAt: '', latencyMs: 0, status: 200 } }
  })
  let heard = 0
  for (const request of requests) {
    const { history } = request
    await agent.hear?.({ ...request, entries: history.slice(heard) }, signal)
    heard = history.length
    await agent.reply(request, signal)
  }
  return calls
}

const outbound = (fetch: GuardedFetch) =>
  createOutboundAgent({
    ask: async ({ body }) => {
      await fetch({ method: 'POST', url: 'https://line.example/turn.ask', body, timeoutMs: 1000 })
      return { kind: 'answered', text: '{"speech":"x","vote":"x"}' }
    },
    isUp: async () => true,
  })

const settings = { temperature: 0.5, topP: 0.9, maxTokens: 200, extra: { seed: 7 } }
const model = { baseUrl: 'https://api.example/v1', model: 'any', token: 'sk' }

describe.each(Object.keys(rulesets) as RulesetId[])('under %s', (rulesetId) => {
  it.each(['en', 'zh'] as const)('agents are sent in %s what they always were', async (language) => {
    const all = requestsOf(rulesetId, language)
    const lastOf = (kind: string) => all.findLast(({ turn }) => turn.kind === kind)
    const last = [lastOf('speech'), lastOf('vote')].flatMap((request) => request ?? [])
    expect(last).toHaveLength(2)
    const parts: Record<string, readonly string[]> = {
      webhook: await sent(last, (fetch) =>
        createWebhookAgent({ fetch, url: 'https://a.example/turn', secret: 's' }),
      ),
      outbound: await sent(last, outbound),
      whoisspy: await sent(all, (fetch) => createWhoisspyAgent({ fetch, baseUrl: 'https://a.example' })),
      'hf-model': await sent(last.slice(1), (fetch) =>
        createHfModelAgent(
          { model: 'org/model', provider: 'auto', token: 'hf', strategy: plainStrategy },
          { fetch },
        ),
      ),
      'hf-endpoint': await sent(last.slice(1), (fetch) =>
        createHfEndpointAgent({ url: 'https://e.example', strategy: plainStrategy, settings }, { fetch }),
      ),
    }
    for (const strategy of strategies)
      parts[`openai ${strategy.id}`] = await sent(last, (fetch) =>
        createOpenAiAgent({ ...model, strategy }, { fetch }),
      )
    const text = Object.entries(parts).map(([name, calls]) => `# ${name}\n${calls.join('\n')}\n`)
    await expect(text.join('\n')).toMatchFileSnapshot(`goldens/${rulesetId}-${language}.txt`)
  })
})
