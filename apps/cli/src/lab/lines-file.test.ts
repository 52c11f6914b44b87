import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { KeptMatch } from './kept-match.ts'
import { linesIn, recordsIn } from './lines-file.ts'
import { keptMatches, openMatches } from './run-folder.ts'

const bytes = Buffer.from('一"two\u2028\u2029\r\n\n{"three":"\u0085"}\nlast')

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

async function* inParts(size: number) {
  for (let from = 0; from < bytes.length; from += size)
    yield await Promise.resolve(bytes.subarray(from, from + size))
}

it.each([1, 2, 7, 1000])('a line ends at a line break alone, in parts of %i bytes', async (size) => {
  const lines = await all(linesIn(inParts(size)))
  expect(lines).toEqual(['一"two\u2028\u2029', '', '{"three":"\u0085"}', 'last'])
})

it.each([
  ['a,b\nc,d\n', ['a,b', 'c,d']],
  ['a,"b\nc"\nd', ['a,"b\nc"', 'd']],
  ['a,"say ""x\n\ny"""\r\nd\n', ['a,"say ""x\n\ny"""\r', 'd']],
  ['a,"never closed\nd\n', ['a,"never closed\nd']],
])('a record of %j ends outside of quotes', async (text, records) => {
  const parts = (async function* () {
    yield await Promise.resolve(Buffer.from(text))
  })()
  expect(await all(recordsIn(parts))).toEqual(records)
})

it('a run is continued after matches in which line separators of Unicode were said', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-lab-run-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const said = ['one', 'two\u2028lines', 'three\u2029'].map((text) => ({ text }) as unknown as KeptMatch)
  for (const match of said) {
    const file = await openMatches(folder)
    await file.write([match])
    await file.close()
  }
  expect(await all(keptMatches(folder))).toEqual(said)
  const again = await openMatches(folder)
  await again.close()
  expect(again.played).toBe(3)
})
