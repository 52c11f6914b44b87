import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { z } from 'zod'

const body = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.string() })),
})

export interface ChatAsked {
  readonly model: string
  readonly prompt: string
  readonly authorization: string | undefined
  /** How many questions came before, without those that only ask whether it is there. */
  readonly before: number
}

export interface ChatAnswer {
  readonly status?: number
  readonly text: string
}

export interface ChatStandIn {
  readonly url: string
  readonly asked: readonly ChatAsked[]
  close(): Promise<void>
}

interface Behaviour {
  readonly pauseMs?: number
  readonly hasNoUsage?: boolean
}

/** Stands in for an OpenAI-compatible API on this machine. Every answer costs 100 tokens in and 10 out. */
export async function startChat(
  answer: (asked: ChatAsked) => ChatAnswer,
  { pauseMs = 0, hasNoUsage = false }: Behaviour = {},
): Promise<ChatStandIn> {
  const asked: ChatAsked[] = []
  const reply = (text: string): ChatAnswer & { readonly model: string } => {
    const { model, messages } = body.parse(JSON.parse(text))
    const prompt = messages.map(({ content }) => content).join('\n')
    if (prompt === 'Reply with OK.') return { model, text: 'OK' }
    const one = { model, prompt, authorization: undefined, before: asked.length }
    return { model, ...answer(one) }
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const { status = 200, model, text: content } = reply(text)
      if (content !== 'OK')
        asked.push({
          model,
          prompt: text,
          before: asked.length,
          authorization: request.headers.authorization,
        })
      const usage = { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 }
      const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
      const told =
        status === 200
          ? { id: 'c', object: 'chat.completion', created: 1, model, choices, ...(!hasNoUsage && { usage }) }
          : { error: { message: content } }
      void wait(pauseMs).then(() =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told)),
      )
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The same for one test: it is closed when the test is over. */
export async function chat(...asked: Parameters<typeof startChat>): Promise<ChatStandIn> {
  const server = await startChat(...asked)
  onTestFinished(() => server.close())
  return server
}
