import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

export interface StandIns {
  readonly url: string
  /** As an operator would put it on the allow-list. */
  readonly place: string
  /** The line to an agent that dials in. */
  readonly line: {
    ask(turn: { readonly body: string }): Promise<{ readonly kind: 'answered'; readonly text: string }>
    isUp(): Promise<boolean>
  }
  stop(): void
}

const turn = z.object({
  turn: z.object({ kind: z.string() }),
  language: z.string(),
  alias: z.string(),
  candidates: z.array(z.string()).optional(),
})
const told = z.object({ status: z.string().optional(), message: z.string().optional() })
const chat = z.object({ messages: z.array(z.object({ content: z.string() })) })

/** A Hub with one Space, that Space, a webhook, a webhook that answers nonsense, and the API of a model. */
export async function startStandIns(): Promise<StandIns> {
  const answers = createAnswers()
  let url = ''
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const answer = answers.http(request.url ?? '', body, url)
      response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ?? { error: 'Not found' }))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  url = `http://127.0.0.1:${port}`
  return {
    url,
    place: `127.0.0.1:${port}`,
    line: {
      ask: async ({ body }) => ({ kind: 'answered', text: JSON.stringify(answers.turn(body)) }),
      isUp: async () => true,
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function createAnswers() {
  let remarks = 0
  let notices = 0
  const remark = (isChinese: boolean) =>
    isChinese
      ? `邻居家里也有这样的东西,第${++remarks}句`
      : `Something that my neighbour keeps, remark ${++remarks}`

  const turnAnswer = (body: string) => {
    if (body === '') return {}
    const { turn: asked, language, alias, candidates = [] } = turn.parse(JSON.parse(body))
    return asked.kind === 'vote'
      ? { vote: candidates.find((name) => name !== alias), beliefs: beliefsOf(candidates) }
      : { speech: remark(language === 'zh'), reasoning: 'I stay vague.' }
  }
  const spaceAnswer = (route: string, body: string) => {
    // Some notices are not taken.
    if (route === 'agent/perceive' && ++notices % 40 > 33) return undefined
    if (route !== 'agent/interact') return { success: true, result: null, errMsg: null }
    const { status, message = '' } = told.parse(JSON.parse(body))
    const result = status === 'vote' ? message.split(',').at(-1) : remark(/[\u4e00-\u9fff]/.test(message))
    return { success: true, result, errMsg: null }
  }
  const completion = (body: string) => {
    const asked = chat
      .parse(JSON.parse(body))
      .messages.map(({ content }) => content)
      .join('\n')
    const names = /You may vote for: ([^\n]+?)\.\n/.exec(asked)?.[1]?.split(', ')
    const chinese = /可以投的玩家：([^\n]+?)。\n/.exec(asked)?.[1]?.split('、')
    const me = /You are (Player \d)/.exec(asked)?.[1]
    const content =
      (names ?? chinese)?.find((name) => name !== me) ?? remark(/[\u4e00-\u9fff]{9}/.test(asked))
    const choices = [{ message: { role: 'assistant', content } }]
    return { choices, usage: { prompt_tokens: 100, completion_tokens: 10 } }
  }
  const http = (path: string, body: string, url: string) => {
    const [, route = ''] = /^\/([^?]*)/.exec(path) ?? []
    if (route === 'api/spaces/owner/space/host') return { host: url }
    if (route === 'api/spaces/owner/space')
      return { id: 'owner/space', private: false, runtime: { stage: 'RUNNING' } }
    if (route.startsWith('agent/')) return spaceAnswer(route, body)
    if (route === 'turn') return turnAnswer(body)
    if (route === 'nonsense') return body === '' ? {} : { opinion: 'none' }
    if (route === 'v1/models') return { data: [{ id: 'tgi' }] }
    return route === 'v1/chat/completions' ? completion(body) : undefined
  }
  return { http, turn: turnAnswer }
}

const beliefsOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, 1 / names.length]))
