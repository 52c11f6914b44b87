import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Database } from '@wis/db'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { comingAndGoing } from './until.ts'

export interface ProbedModel {
  readonly url: string
  /** In the form of the operator's allow-list. */
  readonly place: string
  /** The questions beside a match that it was asked, in their order. */
  readonly probes: readonly string[]
  /** From now on connections to it are refused. */
  leave(): Promise<void>
  /** It listens again, at the same place. */
  comeBack(): Promise<void>
}

/** What the model says to a question beside a match. Null for no answer at all. */
export type ProbeAnswerer = (question: string, at: number) => string | null | Promise<string | null>

const chat = z.object({ messages: z.array(z.object({ content: z.string() })) })

/** The server of a model that plays who-is-spy, and answers questions beside it as it is told. */
export async function startProbedModel(answer: ProbeAnswerer): Promise<ProbedModel> {
  const probes: string[] = []
  let remarks = 0
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const read = chat.safeParse(JSON.parse(Buffer.concat(chunks).toString() || '{}'))
      const asked = read.data?.messages.map(({ content }) => content).join('\n') ?? ''
      if (!asked.includes('This is a question beside the game.')) {
        const names = /You may vote for: ([^\n]+?)\.\n/.exec(asked)?.[1]?.split(', ')
        return say(response, names?.[0] ?? `Something that my neighbour keeps, remark ${++remarks}`)
      }
      const said = answer(asked, probes.length)
      probes.push(asked)
      void Promise.resolve(said).then((text) => text !== null && say(response, text))
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
    probes,
    ...comingAndGoing(server, port),
  }
}

function say(response: ServerResponse, content: string): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const usage = { prompt_tokens: 100, completion_tokens: 10 }
  response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }], usage }))
}

/** The same chance for each player that the question asks about. */
export const undecided = (question: string): string =>
  JSON.stringify(
    Object.fromEntries([...question.matchAll(/"(spy-\d)" \(chance/g)].map(([, name = '']) => [name, 25])),
  )

/** An agent with this model, of the person who starts experiments in tests. */
export async function saveProbedAgent(
  db: Database,
  { url }: Pick<ProbedModel, 'url'>,
  more: object = {},
): Promise<void> {
  const owner = { id: 'experimenter', name: 'Ada' }
  await db.prisma.user.upsert({ where: { id: owner.id }, create: owner, update: {} })
  await db.prisma.agent.create({
    data: {
      id: 'model',
      slug: 'model',
      name: 'Model',
      kind: 'openai',
      games: ['who-is-spy'],
      languages: ['en'],
      ownerId: owner.id,
      online: true,
      ...more,
    },
  })
  const settings = { kind: 'openai', baseUrl: url, model: 'm', strategy: { preset: 'plain' } }
  await db.prisma.agentVersion.create({ data: { id: 'model', agentId: 'model', number: 1, settings } })
}
