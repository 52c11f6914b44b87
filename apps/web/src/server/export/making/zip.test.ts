import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { describe, expect, it } from 'vitest'
import { zipOf } from './zip.ts'
import type { ZipEntry } from './zip.ts'

const encoder = new TextEncoder()

const file = (name: string, ...pieces: string[]): ZipEntry => ({
  name,
  bytes: async function* () {
    for (const piece of pieces) yield encoder.encode(piece)
  },
})

async function written(entries: readonly ZipEntry[]): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of zipOf(entries)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Reads an archive as common tools do, and checks the checksum of every file. */
async function read(archive: Buffer): Promise<{ name: string; text: string; isLarge: boolean }[]> {
  const reader = new ZipReader(new Uint8ArrayReader(archive), { useWebWorkers: false, checkSignature: true })
  const texts: { name: string; text: string; isLarge: boolean }[] = []
  for (const entry of await reader.getEntries()) {
    if (entry.directory) throw new Error('no folder was put in')
    const bytes = await entry.getData(new Uint8ArrayWriter())
    texts.push({ name: entry.filename, text: Buffer.from(bytes).toString(), isLarge: entry.zip64 })
  }
  return texts
}

/** Lets a test stop reading at any point. */
function endless(onEnd: () => void): ZipEntry {
  return {
    name: 'endless',
    bytes: async function* () {
      try {
        for (let n = 0; ; n++) yield encoder.encode(`${n * 7919} `.repeat(1000))
      } finally {
        onEnd()
      }
    },
  }
}

describe('an archive', () => {
  it('holds every file under its name, whole, even in the format for large files', async () => {
    const archive = await written([
      file('a.txt', 'one ', 'two'),
      file('empty'),
      file('b.csv', 'x'.repeat(200_000)),
    ])
    expect(await read(archive)).toEqual([
      { name: 'a.txt', text: 'one two', isLarge: true },
      { name: 'empty', text: '', isLarge: true },
      { name: 'b.csv', text: 'x'.repeat(200_000), isLarge: true },
    ])
    expect(archive.length).toBeLessThan(2_000)
  })

  it('is the same whenever and wherever it is made', { timeout: 60_000 }, async () => {
    const program = `
      import { createHash } from 'node:crypto'
      import { zipOf } from ${JSON.stringify(fileURLToPath(new URL('zip.ts', import.meta.url)))}
      const sum = createHash('sha256')
      const bytes = async function* () { yield new TextEncoder().encode('one') }
      for await (const piece of zipOf([{ name: 'a.txt', bytes }])) sum.update(piece)
      console.log(sum.digest('hex'))`
    const sums = ['UTC', 'Asia/Shanghai', 'America/Los_Angeles'].map((TZ) => {
      const args = ['--import', 'tsx', '--input-type=module', '-e', program]
      const env = { ...process.env, TZ }
      return spawnSync(process.execPath, args, { encoding: 'utf8', env }).stdout
    })
    expect(sums[0]).toMatch(/^[0-9a-f]{64}\n$/)
    expect(new Set(sums).size).toBe(1)
  })

  it('starts a file only after the one before it is finished', async () => {
    const made: string[] = []
    const watched = (name: string): ZipEntry => ({
      name,
      bytes: async function* () {
        made.push(`${name} begins`)
        yield encoder.encode(name)
        made.push(`${name} ends`)
      },
    })
    await written([watched('a'), watched('b')])
    expect(made).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  it('makes no more than is read, and stops its sources when the reader stops', async () => {
    let isOver = false
    const archive = zipOf([endless(() => (isOver = true))])
    for (let taken = 0; taken < 100_000;) taken += (await archive.next()).value?.length ?? 0
    await archive.return()
    await expect.poll(() => isOver).toBe(true)
  })

  it('breaks off if a file cannot be made', async () => {
    const broken: ZipEntry = {
      name: 'broken',
      bytes: async function* () {
        yield encoder.encode('a')
        throw new Error('no more')
      },
    }
    await expect(written([broken])).rejects.toThrow('no more')
  })
})
