import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { highlight } from './example-file.tsx'
import { examples } from './examples.ts'

const texts = (code: string, dialect: 'python' | 'typescript', kind: string) =>
  highlight(code, dialect)
    .filter((token) => token.kind === kind)
    .map(({ text }) => text)

describe('code', () => {
  it.each(Object.values(examples).flat())('of $files loses nothing', async ({ files, dialect }) => {
    for (const file of files) {
      const code = await readFile(new URL(`../../../../../examples/${file}`, import.meta.url), 'utf8')
      const tokens = highlight(code, dialect)
      expect(tokens.map(({ text }) => text).join('')).toBe(code)
    }
  })

  it('distinguishes a comment from the same characters in a string', () => {
    expect(texts('x = "# no" # yes', 'python', 'comment')).toEqual(['# yes'])
    expect(texts("const url = 'https://a.example' // yes", 'typescript', 'comment')).toEqual(['// yes'])
  })

  it('knows a keyword only as a whole word', () => {
    expect(texts('interest = forward if x else y', 'python', 'keyword')).toEqual(['if', 'else'])
  })

  it('ends an unclosed string at the end of its line', () => {
    expect(texts("it's\nconst x = 1", 'typescript', 'keyword')).toEqual(['const'])
  })
})
