import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gameRequest } from '@wis/protocol'
import type { GameRequest } from '@wis/protocol'
import { onTestFinished } from 'vitest'

export interface GameWebhook {
  readonly url: string
  /** In the form of the operator's allow-list. */
  readonly place: string
  readonly asked: readonly GameRequest[]
}

/** A program of an owner on this machine, which answers requests of any game with this text. */
export async function startGameWebhook(answer: (request: GameRequest) => string): Promise<GameWebhook> {
  const asked: GameRequest[] = []
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' })
      if (incoming.method !== 'POST') return response.end('{}')
      const request = gameRequest.parse(JSON.parse(Buffer.concat(chunks).toString()))
      asked.push(request)
      return response.end(answer(request))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${port}`, place: `127.0.0.1:${port}`, asked }
}

/** Takes the first legal value of the only field. */
export function firstLegal({ fields, legal }: GameRequest): string {
  const [name = 'move'] = Object.keys(fields.properties)
  return JSON.stringify({ [name]: legal?.[0] ?? '' })
}

/** Fills in every field of the schema, notes too, with the first value that it may have. */
export function filledIn({ fields, legal }: GameRequest): string {
  const entries = Object.entries(fields.properties).map(([name, property], index) => {
    if (index === 0 && legal) return [name, legal[0]]
    if ('enum' in property) return [name, property.enum[0]]
    if ('maxLength' in property) return [name, `My ${name}.`]
    if ('uniqueItems' in property) return [name, property.items.enum.slice(0, Math.max(1, property.minItems))]
    if (property.type !== 'object') return [name, 0]
    const [seat = '', guess] = Object.entries(property.properties)[0] ?? []
    return [name, { [seat]: { guess: guess?.properties.guess.enum[0], certainty: 60 } }]
  })
  return JSON.stringify(Object.fromEntries(entries))
}
