import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { fileStream, growingStream } from './send-kept-file.ts'

const content = Buffer.from(Array.from({ length: 1_000_000 }, (_, place) => place % 251))

function fileWith(bytes: Uint8Array): { readonly place: string; open(): Promise<fs.promises.FileHandle> } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-stream-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const place = path.join(folder, 'file')
  fs.writeFileSync(place, bytes)
  return { place, open: () => fs.promises.open(place, 'r') }
}

const all = async (stream: ReadableStream<Uint8Array>) =>
  Buffer.from(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())

describe('a file that is sent', () => {
  it('is sent up to the byte that was asked for', async () => {
    const { open } = fileWith(content)
    const sent = await all(fileStream(open, { first: 0, last: content.length - 1 }))
    expect(sent.equals(content)).toBe(true)
    const part = await all(fileStream(open, { first: 300_000, last: 300_009 }))
    expect(part).toEqual(content.subarray(300_000, 300_010))
  })

  it('is not opened before somebody reads it, and is closed when the reader leaves', async () => {
    const { open } = fileWith(content)
    const opened: fs.promises.FileHandle[] = []
    const opening = async () => {
      const file = await open()
      opened.push(file)
      return file
    }
    const stream = fileStream(opening, { first: 0, last: content.length - 1 })
    expect(opened).toEqual([])
    const reader = stream.getReader()
    await reader.read()
    await reader.cancel()
    expect(opened.map(({ fd }) => fd)).toEqual([-1])
  })

  it('fails if it is shorter than before', async () => {
    const { open } = fileWith(content)
    await expect(all(fileStream(open, { first: 0, last: content.length + 5 }))).rejects.toThrow('shorter')
  })
})

describe('a file that is still being written', () => {
  it('is sent as far as it is written, and the rest as it grows', async () => {
    const { place, open } = fileWith(content.subarray(0, 400_000))
    let size = 400_000
    let grow: () => void = () => undefined
    const changed = () => new Promise<void>((resolve) => (grow = resolve))
    const sent = all(
      growingStream(open, { size: () => size, isWhole: () => size === content.length, changed }),
    )
    for (const next of [700_000, content.length]) {
      await new Promise(setImmediate)
      fs.appendFileSync(place, content.subarray(size, next))
      size = next
      grow()
    }
    expect((await sent).equals(content)).toBe(true)
  })

  it('breaks the answer off if it is never finished, so that nobody takes half of it for the whole', async () => {
    const { open } = fileWith(content.subarray(0, 10))
    const isWhole = () => {
      throw new Error('broken')
    }
    const growing = { size: () => 10, isWhole, changed: () => Promise.resolve() }
    await expect(all(growingStream(open, growing))).rejects.toThrow('broken')
  })
})
