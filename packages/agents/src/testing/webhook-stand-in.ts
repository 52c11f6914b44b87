import type { IncomingHttpHeaders } from 'node:http'
import { agentRequest, gameRequest } from '@wis/protocol'
import type { AgentRequest, GameRequest } from '@wis/protocol'
import type { z } from 'zod'
import { isSigned } from '../adapters/webhook/signature.ts'
import { json, startServer } from './http-server.ts'
import type { LocalServer, Told } from './http-server.ts'

export interface WebhookStandIn<Request = AgentRequest> extends LocalServer {
  /** Its requests, signed and complete. */
  readonly turns: readonly Request[]
  /** The bytes of every POST, accepted or not. */
  readonly bodies: readonly string[]
  /** The headers of every POST. */
  readonly headers: readonly IncomingHttpHeaders[]
}

type Mover<Request> = (request: Request, tries: number) => Told | object

/** An agent of the native profile. It checks its requests as the documentation says, and remembers nothing. */
export const startWebhookStandIn = (secret: string, move: Mover<AgentRequest>) =>
  startStandIn(secret, agentRequest, move)

/** The same for an agent of any game but who-is-spy. */
export const startGameStandIn = (secret: string, move: Mover<GameRequest>) =>
  startStandIn(secret, gameRequest, move)

async function startStandIn<Request>(
  secret: string,
  schema: z.ZodType<Request>,
  move: Mover<Request>,
): Promise<WebhookStandIn<Request>> {
  const turns: Request[] = []
  const bodies: string[] = []
  const heard: IncomingHttpHeaders[] = []
  const server = await startServer(({ method, headers, body }) => {
    if (method !== 'POST') return json({ error: 'only POST' }, 405)
    bodies.push(body)
    heard.push(headers)
    const header = String(headers['x-wis-signature'])
    if (!isSigned({ header, body, secret, seconds: Date.now() / 1000 }))
      return json({ error: 'not signed' }, 401)
    const request = schema.safeParse(JSON.parse(body))
    if (!request.success) return json({ error: 'not a request' }, 422)
    const answer = move(request.data, bodies.filter((other) => other === body).length)
    turns.push(request.data)
    return 'body' in answer ? answer : json(answer)
  })
  return { ...server, turns, bodies, headers: heard }
}
