import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { z } from 'zod'

export interface Call {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface LocalAgents {
  readonly url: string
  /** In the form of the operator's allow-list. */
  readonly place: string
  readonly calls: readonly Call[]
}

export interface LocalOptions {
  /** Whether the only Space is private, so that it needs its owner's token. */
  readonly private?: boolean
  /** The answers of agents of every kind; by default a different remark each time. */
  readonly speech?: () => string
  /** The Hub's facts about its only model. Without them, strangers are shown no model. */
  readonly model?: object
  /** Asked before a call is answered. If it says no, the answer is 503. */
  readonly isThere?: (call: Call) => boolean
  /** The only token that opens anything. All others are answered 401. */
  readonly onlyToken?: string
}

let remarks = 0
const remark = () => `Something that my neighbour keeps, remark ${++remarks}`

const turn = z.object({
  turn: z.object({ kind: z.string() }),
  alias: z.string(),
  candidates: z.array(z.string()).optional(),
})
const told = z.object({ status: z.string().optional(), message: z.string().optional() })
const chat = z.object({ messages: z.array(z.object({ content: z.string() })) })

/** A Hub with one Space, that Space itself, a webhook, an A2A agent and the API of a model, all on this machine. */
export async function startLocalAgents(options: LocalOptions = {}): Promise<LocalAgents> {
  const calls: Call[] = []
  let url = ''
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const call = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      }
      calls.push(call)
      const isThere = options.isThere?.(call) ?? true
      const { onlyToken } = options
      const mayIn = onlyToken === undefined || call.headers.authorization === `Bearer ${onlyToken}`
      const answer = mayIn ? answerTo(call, { ...options, url }) : undefined
      response.writeHead(!isThere ? 503 : !mayIn ? 401 : answer === undefined ? 404 : 200, {
        'content-type': 'application/json',
      })
      response.end(JSON.stringify(answer ?? { error: 'Not found' }))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  url = `http://127.0.0.1:${port}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url, place: `127.0.0.1:${port}`, calls }
}

function answerTo(
  { path, headers, body }: Call,
  { url, speech = remark, ...options }: LocalOptions & { url: string },
) {
  const isOpen = !options.private || headers.authorization === 'Bearer hf_right'
  const [, route = ''] = /^\/([^?]*)/.exec(path) ?? []
  if (route === 'api/spaces/owner/space/host') return isOpen ? { host: url } : undefined
  if (route === 'api/spaces/owner/space')
    return isOpen
      ? { id: 'owner/space', private: options.private ?? false, runtime: { stage: 'RUNNING' } }
      : undefined
  if (route === 'api/models/org/model') return options.model && { id: 'org/model', ...options.model }
  if (route === 'agent/interact') {
    const { status, message = '' } = told.parse(JSON.parse(body))
    return { success: true, result: status === 'vote' ? message.split(',').at(-1) : speech(), errMsg: null }
  }
  if (route.startsWith('agent/')) return { success: true, result: null, errMsg: null }
  if (route === 'turn') return webhookAnswer(body, speech)
  if (route === 'v1/chat/completions') return completion(body, speech)
  if (route === '.well-known/agent-card.json') return { url: `${url}/a2a`, protocolVersion: '0.3.0' }
  if (route === 'a2a') return a2aMessage(body, speech)
  return undefined
}

function webhookAnswer(body: string, speech: () => string) {
  if (body === '') return {}
  const {
    turn: { kind },
    alias,
    candidates = [],
  } = turn.parse(JSON.parse(body))
  return kind === 'vote' ? { vote: candidates.find((name) => name !== alias) } : { speech: speech() }
}

const rpc = z.object({
  id: z.string(),
  params: z.object({ message: z.object({ parts: z.tuple([z.object({ text: z.string() })]) }) }),
})

function a2aMessage(body: string, speech: () => string) {
  const { id, params } = rpc.parse(JSON.parse(body))
  const text = answerInWords(params.message.parts[0].text, speech)
  return { jsonrpc: '2.0', id, result: { kind: 'message', parts: [{ kind: 'text', text }] } }
}

function completion(body: string, speech: () => string) {
  const asked = chat
    .parse(JSON.parse(body))
    .messages.map(({ content }) => content)
    .join('\n')
  return {
    choices: [{ message: { role: 'assistant', content: answerInWords(asked, speech) } }],
    usage: { prompt_tokens: 100, completion_tokens: 10 },
  }
}

function answerInWords(asked: string, speech: () => string): string {
  const names = /You may vote for: ([^\n]+?)\.\n/.exec(asked)?.[1]?.split(', ')
  const me = /You are (Player \d)/.exec(asked)?.[1]
  return names?.find((name) => name !== me) ?? speech()
}
