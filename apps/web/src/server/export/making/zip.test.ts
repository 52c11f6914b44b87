import { crc32, inflateRawSync } from 'node:zlib'
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

/** Reads an archive as tools do: from its end to its directory, and from there to the files. */
function read(archive: Buffer): { name: string; text: string; crcFits: boolean }[] {
  const end64 = Number(archive.readBigUInt64LE(archive.length - 22 - 20 + 8))
  const count = Number(archive.readBigUInt64LE(end64 + 24))
  let at = Number(archive.readBigUInt64LE(end64 + 48))
  return Array.from({ length: count }, () => {
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('latin1', at + 46, at + 46 + nameLength)
    const [size, packed, offset] = [0, 8, 16].map((place) =>
      Number(archive.readBigUInt64LE(at + 46 + nameLength + 4 + place)),
    )
    const start =
      (offset ?? 0) + 30 + archive.readUInt16LE((offset ?? 0) + 26) + archive.readUInt16LE((offset ?? 0) + 28)
    const plain = inflateRawSync(archive.subarray(start, start + (packed ?? 0)))
    const crcFits = crc32(plain) === archive.readUInt32LE(at + 16) && plain.length === size
    at += 46 + nameLength + archive.readUInt16LE(at + 30)
    return { name, text: plain.toString(), crcFits }
  })
}

describe('an archive', () => {
  it('holds every file under its name, whole', async () => {
    const archive = await written([
      file('a.txt', 'one ', 'two'),
      file('empty'),
      file('b.csv', 'x'.repeat(200_000)),
    ])
    expect(read(archive)).toEqual([
      { name: 'a.txt', text: 'one two', crcFits: true },
      { name: 'empty', text: '', crcFits: true },
      { name: 'b.csv', text: 'x'.repeat(200_000), crcFits: true },
    ])
  })

  it('is the same whenever it is made', async () => {
    const entries = [file('a.txt', 'one')]
    expect(await written(entries)).toEqual(await written(entries))
  })

  it('makes no file before the one before it was taken', async () => {
    const made: string[] = []
    const watched = (name: string): ZipEntry => ({
      name,
      bytes: async function* () {
        made.push(name)
        yield encoder.encode(name)
      },
    })
    const archive = zipOf([watched('a'), watched('b')])
    await archive.next()
    await archive.next()
    expect(made).toEqual(['a'])
    await archive.return()
  })

  it('breaks off where a file cannot be made', async () => {
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
