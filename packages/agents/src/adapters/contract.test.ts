import { plainStrategy } from '@wis/protocol'
import { speakerAt } from '../a2a/agent.ts'
import { startChatClock } from '../testing/chat-clock.ts'
import { describeContract } from '../testing/contract.ts'
import type { Connector } from '../testing/contract.ts'
import { createWhoisspyAgent } from '../whoisspy/agent.ts'
import { createHfEndpointAgent, createHfModelAgent, createOpenAiAgent } from './hf-endpoint.ts'
import { createWebhookAgent } from './webhook.ts'

const connectors: readonly Connector[] = [
  {
    name: 'whoisspy',
    connect: (url, fetch, token) =>
      createWhoisspyAgent({
        fetch,
        baseUrl: url,
        token,
        retryAfterMs: 1,
        limits: { perceiveMs: 2_000, healthMs: 2_000 },
      }),
    wellSaid: (text) => JSON.stringify({ success: true, result: text, errMsg: null }),
  },
  {
    name: 'webhook',
    connect: (url, fetch, secret) =>
      createWebhookAgent({ fetch, url, secret, retryAfterMs: 1, limits: { readyMs: 2_000 } }),
    wellSaid: (text, kind) => JSON.stringify({ [kind]: text }),
  },
  {
    name: 'openai',
    connect: (url, fetch, key) =>
      createOpenAiAgent(
        { baseUrl: url, model: 'm', key, strategy: plainStrategy },
        { fetch, clock: startChatClock(new Date().toISOString()) },
      ),
    wellSaid: completion,
  },
  {
    name: 'openai responses',
    connect: (url, fetch, key) =>
      createOpenAiAgent(
        { baseUrl: url, model: 'm', api: 'responses', key, strategy: plainStrategy },
        { fetch, clock: startChatClock(new Date().toISOString()) },
      ),
    wellSaid: response,
  },
  {
    name: 'hf-model',
    connect: (url, fetch, token) =>
      createHfModelAgent(
        { model: 'org/model', token, strategy: plainStrategy },
        { fetch, clock: startChatClock(new Date().toISOString()) },
        url,
      ),
    wellSaid: completion,
  },
  {
    name: 'hf-endpoint',
    connect: (url, fetch, token) =>
      createHfEndpointAgent(
        { url, token, strategy: plainStrategy },
        { fetch, clock: startChatClock(new Date().toISOString()) },
      ),
    wellSaid: completion,
  },
  {
    name: 'A2A',
    connect: (url, fetch, token) => ({
      reply: speakerAt(wayTo(url), { fetch, url, token, retryAfterMs: 0 }),
    }),
    wellSaid: (text) => JSON.stringify({ jsonrpc: '2.0', result: { message: { parts: [{ text }] } } }),
  },
]

const wayTo = (url: string) =>
  ({ url: new URL(url).href, binding: 'JSONRPC', version: '1.0', takesData: false }) as const

function response(text: string): string {
  const content = [{ type: 'output_text', text }]
  return JSON.stringify({ status: 'completed', output: [{ type: 'message', role: 'assistant', content }] })
}

function completion(content: string): string {
  return JSON.stringify({
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  })
}

for (const connector of connectors) describeContract(connector)
