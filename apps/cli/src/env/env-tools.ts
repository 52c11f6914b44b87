import { z } from 'zod'
import type { OpenEnv } from './open-env.ts'
import { EnvFault } from './reset-request.ts'

const rpc = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]).optional(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})

const toolCall = z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()).default({}) })

const tools = [
  {
    name: 'reset',
    description:
      'Begins a match. Give game, and seed or instance; without seats, you sit on seat 0 among built-in agents.',
    inputSchema: { type: 'object', properties: { game: { type: 'string' } }, additionalProperties: true },
  },
  {
    name: 'step',
    description: 'Answers the question of the match.',
    inputSchema: {
      type: 'object',
      properties: { answer: { type: ['string', 'object', 'null'] } },
      required: ['answer'],
    },
  },
  {
    name: 'state',
    description: 'Returns the state of the match, and at its end the result and the log.',
    inputSchema: { type: 'object', properties: {} },
  },
]

/** Answers a message of the Model Context Protocol for one environment. Undefined for a notice, which has no answer. */
export async function answerTool(env: OpenEnv, message: unknown): Promise<object | undefined> {
  const read = rpc.safeParse(message)
  if (!read.success)
    return { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'this is not a request' } }
  const { id, method, params } = read.data
  if (id === undefined) return undefined
  const result = (value: object) => ({ jsonrpc: '2.0', id, result: value })
  switch (method) {
    case 'initialize': {
      const server = { name: 'wis-env', version: '1' }
      return result({ protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: server })
    }
    case 'ping':
      return result({})
    case 'tools/list':
      return result({ tools })
    case 'tools/call':
      return result(await called(env, params))
    default:
      return { jsonrpc: '2.0', id, error: { code: -32601, message: `there is no method ${method}` } }
  }
}

async function called(env: OpenEnv, params: unknown): Promise<object> {
  const told = (value: unknown, isError: boolean) => ({
    content: [{ type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value) }],
    isError,
  })
  const read = toolCall.safeParse(params)
  if (!read.success) return told('a call must name a tool', true)
  const { name, arguments: given } = read.data
  try {
    if (name === 'reset') return told(await env.reset(given), false)
    if (name === 'step') return told(await env.step(given), false)
    if (name === 'state') return told(env.state, false)
    return told(`there is no tool ${name}`, true)
  } catch (error) {
    if (error instanceof EnvFault || error instanceof RangeError) return told(error.message, true)
    throw error
  }
}
