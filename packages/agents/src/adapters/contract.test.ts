import { describeContract } from '../testing/contract.ts'
import type { Connector } from '../testing/contract.ts'
import { createWebhookAgent } from './webhook.ts'
import { createWhoisspyAgent } from './whoisspy-http.ts'

const connectors: readonly Connector[] = [
  {
    name: 'whoisspy',
    connect: (url, fetch, token) =>
      createWhoisspyAgent({
        fetch,
        baseUrl: url,
        token,
        retryAfterMs: 1,
        limits: { perceiveMs: 50, healthMs: 50 },
      }),
    wellSaid: (text) => JSON.stringify({ success: true, result: text, errMsg: null }),
  },
  {
    name: 'webhook',
    connect: (url, fetch, secret) =>
      createWebhookAgent({ fetch, url, secret, retryAfterMs: 1, limits: { readyMs: 50 } }),
    wellSaid: (text, kind) => JSON.stringify({ [kind]: text }),
  },
]

for (const connector of connectors) describeContract(connector)
