import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { examplePath, examples, fileName } from './examples.ts'

const files = Object.values(examples).flatMap((variants) => variants.flatMap((variant) => variant.files))

it.each(files)('%s is there, and found by its name', async (file) => {
  const text = await readFile(new URL(`../../../../../examples/${file}`, import.meta.url), 'utf8')
  expect(text.trim()).not.toBe('')
  expect(examplePath(fileName(file))).toBe(file)
})

it('a command starts a file of its example', () => {
  for (const { command, files } of Object.values(examples).flat())
    if (command !== null) expect(files.map(fileName)).toContain(command.split(' ').at(-1))
})

it('nothing but the examples can be asked for', () => {
  expect(['../README.md', 'README.md', 'tsconfig.json', ''].map(examplePath)).toEqual(
    Array(4).fill(undefined),
  )
})
