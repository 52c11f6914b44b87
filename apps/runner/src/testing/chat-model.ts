import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { comingAndGoing } from './until.ts'

/** A call gets an answer, an error with its headers, no answer at all, or a connection that is cut. */
export type ToldToCall =
  | string
  | { readonly status: number; readonly headers?: Record<string, string> }
  | 'never'
  | 'cut'

export interface ChatModel {
  readonly url: string
  /** In the form of the operator's allow-list. */
  readonly place: string
  /** How many calls have come so far. */
  readonly calls: () => number
  /** From now on connections to it are refused. */
  leave(): Promise<void>
  /** It listens again, at the same place. */
  comeBack(): Promise<void>
}

interface Model {
  /** Told by the number of the call, from 0, and by what was asked. */
  readonly tell: (call: number, asked: string) => ToldToCall | Promise<ToldToCall>
  /** What it claims to have used for a call. */
  readonly tokens?: number
}

/** The server of a model that counts its calls and claims the same usage for each answer. */
export async function startChatModel({ tell, tokens = 100 }: Model): Promise<ChatModel> {
  let calls = 0
  const server = createServer((incoming, response) => {
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.on('end', () => {
      const call = calls++
      const asked = Buffer.concat(pieces).toString()
      void Promise.resolve(tell(call, asked)).then((told) => answer(response, told, tokens))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${port}/v1`,
    place: `127.0.0.1:${port}`,
    calls: () => calls,
    ...comingAndGoing(server, port),
  }
}

function answer(response: ServerResponse, told: ToldToCall, tokens: number): void {
  if (told === 'never') return
  if (told === 'cut') return void response.destroy()
  if (typeof told === 'object') {
    response.writeHead(told.status, { 'content-type': 'application/json', ...told.headers })
    return void response.end('{"error":{"message":"not now"}}')
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  const message = { role: 'assistant', content: told }
  const usage = { prompt_tokens: tokens, completion_tokens: 0 }
  response.end(JSON.stringify({ choices: [{ message }], usage }))
}
