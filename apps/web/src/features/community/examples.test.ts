import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { examplePath, examples, fileName } from './examples.ts'

const files = Object.values(examples).flatMap((variants) => variants.flatMap((variant) => variant.files))

it.each(files)('%s exists, and is found by its name', async (file) => {
  const text = await readFile(new URL(`../../../../../examples/${file}`, import.meta.url), 'utf8')
  expect(text.trim()).not.toBe('')
  expect(examplePath(fileName(file))).toBe(file)
})

it('a command starts a file of its own example', () => {
  for (const { command, files } of Object.values(examples).flat())
    if (command !== null) expect(files.map(fileName)).toContain(command.split(' ').at(-1))
})

it('only files of the examples can be requested', () => {
  expect(['../README.md', 'README.md', 'tsconfig.json', ''].map(examplePath)).toEqual(
    Array(4).fill(undefined),
  )
})
