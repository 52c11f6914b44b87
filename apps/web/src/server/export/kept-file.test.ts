import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findBegun, findKept, keyOf, newTag, placeOf } from './kept-file.ts'
import type { Shelf } from './kept-file.ts'

function shelf(about: Partial<Shelf> = {}): Shelf {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-shelf-'))
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }))
  return { root, seasonId: 'spring', file: 'export.jsonl', ...about }
}

function put(on: Shelf, tag: string, ending = ''): void {
  fs.mkdirSync(path.dirname(placeOf(on, tag)), { recursive: true })
  fs.writeFileSync(placeOf(on, tag) + ending, 'four')
}

const key = keyOf('state', 'edition')
const hour = 3_600_000

it('a file is found by its state of the season, and never in place of another state, season or kind', async () => {
  const on = shelf()
  const tag = newTag(key)
  put(on, tag)
  expect(await findKept(on, key)).toEqual({ path: placeOf(on, tag), tag, size: 4 })
  expect(await findKept(on, keyOf('another', 'edition'))).toBeUndefined()
  expect(await findKept(on, keyOf('state', 'another'))).toBeUndefined()
  expect(await findKept({ ...on, seasonId: 'summer' }, key)).toBeUndefined()
  expect(await findKept({ ...on, file: 'dataset.zip' }, key)).toBeUndefined()
})

it('an unfinished file is not found', async () => {
  const on = shelf()
  put(on, newTag(key), '.unfinished')
  expect(await findKept(on, key)).toBeUndefined()
})

it('a download can be continued for an hour, by a tag of its own season alone', async () => {
  const on = shelf()
  const now = Date.now()
  const tag = newTag(key, now)
  put(on, tag)
  expect(await findBegun(on, tag, now + hour - 1)).toMatchObject({ tag })
  expect(await findBegun(on, tag, now + hour + 1)).toBeUndefined()
  expect(await findBegun({ ...on, seasonId: 'summer' }, tag, now)).toBeUndefined()
  for (const wrong of ['', '../x', `../${tag}`, `${key}-zzzz`, tag.slice(1)])
    expect(await findBegun(on, wrong, now)).toBeUndefined()
})

it('the same file made twice has two tags, because its parts do not fit together', () => {
  expect(newTag(key, 5)).not.toBe(newTag(key, 5))
})
