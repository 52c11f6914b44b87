import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client'
import { expect, it } from 'vitest'
import { bridge } from './mcp.ts'

/** A server that answers each request after a moment, or cannot be reached. */
function serverThat(refuses?: Error): Transport {
  const there: Transport = {
    start: () => Promise.resolve(),
    close: () => Promise.resolve(),
    send: async (message: JSONRPCMessage) => {
      if (refuses) throw refuses
      if ('id' in message && message.id !== undefined)
        setTimeout((id) => there.onmessage?.({ jsonrpc: '2.0', id, result: { said: id } }), 30, message.id)
    },
  }
  return there
}

const call = (id: number) => JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/list' })

async function piped(lines: readonly string[], there: Transport) {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()]
  const troubles: string[] = []
  const ended = bridge({ stdin, stdout, there, trouble: ({ message }) => void troubles.push(message) })
  stdin.end(lines.map((line) => `${line}\n`).join(''))
  await ended
  stdout.end()
  const said = (await text(stdout)).split('\n').filter((line) => line !== '')
  return { said: said.map((line) => JSON.parse(line) as unknown), troubles }
}

it('a client that closes its end behind its requests still gets their answers', async () => {
  const { said, troubles } = await piped([call(1), '{"jsonrpc":', call(2)], serverThat())
  expect(said).toEqual([1, 2].map((id) => ({ jsonrpc: '2.0', id, result: { said: id } })))
  expect(troubles).toEqual([])
})

it('a client that asked for nothing is let go at once', async () => {
  expect(await piped([], serverThat())).toEqual({ said: [], troubles: [] })
})

it('a client whose server does not answer is told what to look at', async () => {
  const refused = new TypeError('fetch failed', {
    cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  })
  const { said } = await piped([call(1)], serverThat(refused))
  const message = 'no answer (ECONNREFUSED): is the platform running, and is --url right?'
  expect(said).toEqual([{ jsonrpc: '2.0', id: 1, error: { code: -32_603, message } }])
})
