import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { shareChunks } from './share-chunks.ts'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chunks-'))
})

const chunk = (name: string, content: string) => {
  fs.writeFileSync(path.join(folder, name), `${content}\n//# sourceMappingURL=${name}.map`)
}
const text = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')

it('chunks of the same content are loaded once, whatever their names', async () => {
  for (const name of ['[a] page._.js', 'b.js', 'c.js']) chunk(name, 'module.exports=[1,()=>"same"]')
  chunk('d.js', 'module.exports=[1,()=>"other"]')
  await shareChunks(folder)
  const load = createRequire(path.join(folder, 'page.js'))
  const [first, second, third, other] = ['[a] page._.js', 'b.js', 'c.js', 'd.js'].map((name): unknown =>
    load(`./${name}`),
  )
  expect(second).toBe(first)
  expect(third).toBe(first)
  expect(other).not.toEqual(first)
})

it('chunks that were not minified are shared, too', async () => {
  for (const name of ['a.js', 'b.js']) chunk(name, 'module.exports = [\n1, () => "same"\n]')
  await shareChunks(folder)
  const load = createRequire(path.join(folder, 'page.js'))
  expect(load('./b.js')).toBe(load('./a.js'))
})

it('a folder in which no file begins as a chunk does is refused, for nothing would be shared in it', async () => {
  chunk('a.js', 'exports.modules = [1, () => "same"]')
  await expect(shareChunks(folder)).rejects.toThrow('begins as a chunk')
})

it('a second time changes nothing, and files that are no chunks stay', async () => {
  for (const name of ['a.js', 'b.js']) chunk(name, 'module.exports=[1,()=>"same"]')
  for (const name of ['runtime.js', 'other.js']) chunk(name, 'const state = new Map()')
  for (const name of ['a.js.map', 'b.js.map']) fs.writeFileSync(path.join(folder, name), '{}')
  await shareChunks(folder)
  const before = fs.readdirSync(folder).map((name) => [name, text(name)])
  await shareChunks(folder)
  expect(fs.readdirSync(folder).map((name) => [name, text(name)])).toEqual(before)
  expect(text('runtime.js')).toContain('new Map')
  expect(text('other.js')).toContain('new Map')
})

it('other alphabets are escaped, in patterns and raw templates too, and mean what they meant', async () => {
  const code = [
    "'（猫）' + `「${1 + 1}」`",
    "/^[：猫]+$/u.test('猫：')",
    'String.raw`\\d（${1 + 1}）`',
    'String.raw`plain \\d`',
  ]
  for (const name of ['a.js', 'unchanged.cjs']) chunk(name, `module.exports=[${code.join(',')}]`)
  const load = createRequire(path.join(folder, 'page.js'))
  await shareChunks(folder)
  expect(text('a.js')).toMatch(/^[\0-\x7f]*$/)
  expect(load('./a.js')).toEqual(load('./unchanged.cjs'))
})
