import { z } from 'zod'
import { agentAnswer, agentRequest } from '../legacy/agent-wire.ts'
import { isStorable, notStorable } from '../storable-text.ts'
import { gameRequest } from './game-request.ts'

export const outboundLimits = {
  /** The greatest size of one message, in either direction. */
  messageBytes: 64 * 1024,
  /** A new connection must say hello within this time. */
  helloMs: 10_000,
  /** How often a bare WebSocket is pinged. After two missed pings it counts as lost. */
  heartbeatMs: 15_000,
  /** Messages of one connection within `perMs`. */
  messages: 60,
  perMs: 10_000,
  /** How often one agent may dial in within a minute. */
  dialsPerMinute: 30,
  /** How long an agent may be away before it is offline. */
  graceMs: 10_000,
  /** How long a turn waits for an agent that is away. */
  awayMs: 5000,
} as const

/** agent → server, first of all. `token` needs the scope agents:connect. */
export const agentHello = z.object({
  /** The agent's id or slug. */
  agent: z.string().min(1).max(64).refine(isStorable, notStorable),
  token: z.string().min(1).max(200),
})

/** server → agent: it is connected, and turns will follow. */
export const agentWelcome = z.object({
  protocol: z.literal('wis/1'),
  agent: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
  /** The most matches that may ask it for turns at once. */
  concurrency: z.int().min(1),
})
export type AgentWelcome = z.infer<typeof agentWelcome>

const turnId = z.string().min(1).max(64)

/** server → agent: a turn. It may come again, with the same id, after the connection was lost. */
export const turnAsk = z.object({ id: turnId, request: z.union([agentRequest, gameRequest]) })
export type TurnAsk = z.infer<typeof turnAsk>

/** agent → server: the move for a turn. Only the first answer counts, and only while the turn lasts. */
export const turnAnswer = agentAnswer.extend({ id: turnId })
export type TurnAnswer = z.infer<typeof turnAnswer>

/** server → agent: this turn is over, and its answer no longer counts. */
export const turnOver = z.object({ id: turnId })

/** server → agent: a message that could not be used. */
export const agentTrouble = z.object({ message: z.string() })

/**
 * After `away` (this server is going) an agent dials in again at once, and after `too-often` in a minute. After any
 * other reason it would only get the same goodbye again. `replaced`: the same agent has dialled in again elsewhere.
 */
export const goodbyes = [
  'refused',
  'replaced',
  'revoked',
  'retired',
  'too-much',
  'too-often',
  'away',
] as const
export type Goodbye = (typeof goodbyes)[number]

/** server → agent, before it hangs up. */
export const agentGoodbye = z.object({ reason: z.enum(goodbyes), message: z.string() })
export type AgentGoodbye = z.infer<typeof agentGoodbye>

/** Over socket.io these are events. Over a bare WebSocket each is one line of JSON with its name as `type`. */
export interface AgentFromServer {
  'agent.welcome'(message: AgentWelcome): void
  'turn.ask'(message: TurnAsk): void
  'turn.over'(message: z.infer<typeof turnOver>): void
  'agent.trouble'(message: z.infer<typeof agentTrouble>): void
  'agent.goodbye'(message: AgentGoodbye): void
}

export interface AgentToServer {
  'turn.answer'(message: TurnAnswer): void
}

const messages = {
  AgentRequest: agentRequest,
  GameRequest: gameRequest,
  AgentAnswer: agentAnswer,
  'agent.hello': agentHello,
  'agent.welcome': agentWelcome,
  'turn.ask': turnAsk,
  'turn.answer': turnAnswer,
  'turn.over': turnOver,
  'agent.trouble': agentTrouble,
  'agent.goodbye': agentGoodbye,
} satisfies Readonly<Record<string, z.ZodType>>

/** Every message of wis/1 as one JSON schema: a webhook's requests and answers, and the messages on a connection. */
export function agentProtocolSchema(id: string): Readonly<Record<string, unknown>> {
  const registry = z.registry<{ id: string }>()
  for (const [name, schema] of Object.entries(messages)) registry.add(schema, { id: name })
  const { schemas } = z.toJSONSchema(registry, { uri: (name) => `#/$defs/${name}`, io: 'input' })
  const defs = Object.entries(schemas).map(
    ([name, { $schema: _, $id: __, ...schema }]) => [name, schema] as const,
  )
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: 'wis/1',
    anyOf: [{ $ref: '#/$defs/AgentRequest' }, { $ref: '#/$defs/AgentAnswer' }],
    $defs: Object.fromEntries(defs),
  }
}
