import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const messages = z.array(z.object({ role: z.string(), content: z.string() }))
/** A request for a chat completion or for a response. */
const chatBody = z.looseObject({
  model: z.string(),
  messages: messages.optional(),
  instructions: z.string().optional(),
  input: messages.optional(),
})

/** One request to a model's server. */
export interface ChatRequest {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  /** The whole body, parameters included. */
  readonly body: Readonly<Record<string, unknown>>
}

/** The server's reaction to a request. */
export type ChatBehaviour = (request: ChatRequest, response: ServerResponse) => void

export interface ChatServer {
  readonly url: string
  /** In the form that an operator would put on the allow-list. */
  readonly place: string
  readonly requests: readonly ChatRequest[]
  /** Resolves when a whole request has come in. */
  asked(): Promise<void>
  close(): Promise<void>
}

/** Stands in for the server of a model, over real sockets. */
export async function startChatServer(behave: ChatBehaviour): Promise<ChatServer> {
  const requests: ChatRequest[] = []
  const server = createServer((message, response) => {
    response.on('error', () => undefined)
    void requestIn(message).then((request) => {
      requests.push(request)
      server.emit('asked')
      behave(request, response)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    place: `127.0.0.1:${port}`,
    requests,
    asked: async () => {
      if (requests.length === 0) await once(server, 'asked')
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function requestIn(message: IncomingMessage): Promise<ChatRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  const body = chatBody.parse(text === '' ? { model: '', messages: [] } : JSON.parse(text))
  const { model, instructions, input = [] } = body
  const system = instructions === undefined ? [] : [{ role: 'system', content: instructions }]
  const asked = body.messages ?? [...system, ...input]
  const { method = '', url: path = '', headers } = message
  return { method, path, authorization: headers.authorization, model, messages: asked, body }
}
