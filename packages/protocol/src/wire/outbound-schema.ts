import { z } from 'zod'
import { agentAnswer, agentRequest } from '../legacy/agent-wire.ts'
import { gameRequest } from './game-request.ts'
import {
  agentGoodbye,
  agentHello,
  agentTrouble,
  agentWelcome,
  turnAnswer,
  turnAsk,
  turnOver,
} from './outbound.ts'

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
