import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { documentNames } from './documents.ts'

const read = (file: string) => readFile(new URL(`../../../../../docs/${file}`, import.meta.url), 'utf8')

const fences = /^```.*\n[^]*?^```$/gm
const all = (text: string, pattern: RegExp) => text.match(pattern) ?? []

/** The code of a page, without the comments of a shell. */
const code = (text: string) => all(text, fences).map((fence) => fence.replace(/ {2,}# .*$/gm, ''))

/** The levels of the headings, in order. */
const outline = (text: string) => all(text.replace(fences, ''), /^#+(?= )/gm).map((marks) => marks.length)

/** An indented block is a formula with words in the reader's language, so only its signs are compared. */
const signs = (text: string) =>
  all(text.replace(fences, ''), /^ {4}\S.*$/gm).map((line) => line.replace(/[\p{L}\s,，-]/gu, ''))

/** The kind of each line in a list or table. */
const shape = (text: string) =>
  all(text.replace(fences, ''), /^ *(?:\||-|\d+\.)(?= )/gm).map((mark) => mark.trim())

describe.each(documentNames)('docs/%s', (name) => {
  const versions = Promise.all([read(`${name}.md`), read(`${name}.zh.md`)])

  it('has the same headings, lists and tables in both languages', async () => {
    const [en, zh] = await versions
    expect(outline(en)).not.toEqual([])
    expect(outline(zh)).toEqual(outline(en))
    expect(shape(zh)).toEqual(shape(en))
  })

  // The two annotated matches are played with different words; a test of the runner checks each against its match.
  it.skipIf(name === 'agents/annotated-match')('has the same code in both languages', async () => {
    const [en, zh] = await versions
    expect(code(zh)).toEqual(code(en))
    expect(signs(zh)).toEqual(signs(en))
  })
})
