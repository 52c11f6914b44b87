import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readBody } from './read-body.ts'

const schema = z.object({ a: z.unknown() })
const json = { 'content-type': 'application/json' }
const read = (body: BodyInit, headers: Readonly<Record<string, string>> = json) =>
  readBody(new Request('http://here/', { method: 'POST', body, headers }), schema)

describe('a body', () => {
  it('is read as the schema has it', async () => {
    expect(await read('{"a":[1]}')).toEqual({ a: [1] })
  })

  it.each(['gzip', 'br', 'deflate', 'gzip, gzip'])(
    'that is compressed with %s is not unpacked',
    async (coding) => {
      const packed = new Uint8Array(gzipSync('{"a":1}'))
      await expect(read(packed, { ...json, 'content-encoding': coding })).rejects.toMatchObject({
        code: 'bad-request',
      })
    },
  )

  it('that is no UTF-8 is refused, not read with other characters', async () => {
    const latin1 = new Uint8Array(Buffer.from('{"a":"é"}', 'latin1'))
    await expect(read(latin1)).rejects.toMatchObject({ code: 'bad-request' })
    await expect(read(new Uint8Array(Buffer.from('\uFEFF{"a":"é"}')))).resolves.toEqual({ a: 'é' })
  })

  it('is read no further than its limit, whatever length it claims', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull: (into) => {
        sent += 1024
        into.enqueue(new Uint8Array(1024).fill(0x20))
      },
    })
    // A body that is a stream needs `duplex`, which the browser's types do not know.
    const init: RequestInit & { readonly duplex: 'half' } = {
      method: 'POST',
      body: endless,
      headers: json,
      duplex: 'half',
    }
    const request = new Request('http://here/', init)
    await expect(readBody(request, schema)).rejects.toMatchObject({ code: 'too-large' })
    expect(sent).toBeLessThan(80 * 1024)
  })

  it.each([
    ['brackets', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['objects', `{"a":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
  ])('of endless %s is refused with a proper error', async (_, body) => {
    await expect(read(body)).rejects.toMatchObject({ code: 'bad-request' })
  })
})
