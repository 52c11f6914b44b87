import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unpackedLines } from './restore.ts'
import type { UnpackLimits } from './restore.ts'

const mebibyte = 2 ** 20
let folder = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-unpacked-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

async function lengths(bytes: Uint8Array, limits?: UnpackLimits): Promise<number[]> {
  const file = path.join(folder, 'packed')
  fs.writeFileSync(file, bytes)
  const found: number[] = []
  for await (const line of unpackedLines(file, limits)) found.push(line.length)
  return found
}

const small: UnpackLimits = { longestLine: 1000, plainBytes: 64 * 1024, mostTimes: 200 }

describe('a packed file', () => {
  it('gives its lines again, in one part or several', async () => {
    const parts = Buffer.concat([gzipSync('one\n'), gzipSync('three\nfour')])
    expect(await lengths(parts)).toEqual([3, 5, 4])
  })

  it('may unpack to many times its size while it is small', async () => {
    const lines = `${'x'.repeat(999)}\n`.repeat(1000)
    expect(await lengths(gzipSync(lines), { ...small, plainBytes: mebibyte })).toHaveLength(1000)
  })

  it.each([
    ['in short lines', '\n'.repeat(200_000)],
    ['in rows that are all alike', `${JSON.stringify({ id: 1 })}\n`.repeat(50_000)],
  ])('that unpacks without end %s is stopped with a sentence', async (_, content) => {
    const bomb = gzipSync(content)
    await expect(lengths(bomb, small)).rejects.toThrow('unfolds to more than 200 times its size')
    await expect(lengths(Buffer.concat([bomb, bomb]), small)).rejects.toThrow('unfolds')
  })

  it('with an endless line is stopped before the line fills memory', async () => {
    const line = 'x'.repeat(700_000)
    await expect(lengths(gzipSync(line), small)).rejects.toThrow('longer than any row can be')
    await expect(lengths(gzipSync(`${'y'.repeat(2000)}\nz`), small)).rejects.toThrow('longer than any row')
  })
})
