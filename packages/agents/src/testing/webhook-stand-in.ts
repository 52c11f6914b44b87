import type { IncomingHttpHeaders } from 'node:http'
import { agentRequest } from '@wis/protocol'
import type { AgentRequest } from '@wis/protocol'
import { isSigned } from '../adapters/webhook/signature.ts'
import { json, startServer } from './http-server.ts'
import type { LocalServer, Told } from './http-server.ts'

export interface WebhookStandIn extends LocalServer {
  /** Its requests, signed and complete. */
  readonly turns: readonly AgentRequest[]
  /** The bytes of every POST, accepted or not. */
  readonly bodies: readonly string[]
  /** The headers of every POST. */
  readonly headers: readonly IncomingHttpHeaders[]
}

/** An agent of the native profile. It checks its requests as the documentation says, and remembers nothing. */
export async function startWebhookStandIn(
  secret: string,
  move: (request: AgentRequest, tries: number) => Told | object,
): Promise<WebhookStandIn> {
  const turns: AgentRequest[] = []
  const bodies: string[] = []
  const heard: IncomingHttpHeaders[] = []
  const server = await startServer(({ method, headers, body }) => {
    if (method !== 'POST') return json({ error: 'only POST' }, 405)
    bodies.push(body)
    heard.push(headers)
    const header = String(headers['x-wis-signature'])
    if (!isSigned({ header, body, secret, seconds: Date.now() / 1000 }))
      return json({ error: 'not signed' }, 401)
    const request = agentRequest.safeParse(JSON.parse(body))
    if (!request.success) return json({ error: 'not a request' }, 422)
    const answer = move(request.data, bodies.filter((other) => other === body).length)
    turns.push(request.data)
    return 'body' in answer ? answer : json(answer)
  })
  return { ...server, turns, bodies, headers: heard }
}
