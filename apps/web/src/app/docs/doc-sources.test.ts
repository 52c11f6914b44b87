import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { parseMarkdown } from '../../components/markdown/parse-markdown.ts'
import { documentNames } from '../../server/document/documents.ts'
import { docPages } from './doc-pages.ts'
import { docSources, onePage, plainText, skill } from './doc-sources.ts'
import { foldedParts } from './folded-parts.ts'

const origin = 'https://play.example'

it('every file that the site shows is available as plain text, under the name of its page', () => {
  expect([...Object.values(docSources).flat(), onePage, skill].toSorted()).toEqual(documentNames.toSorted())
  expect([...Object.keys(docSources), 'api'].toSorted()).toEqual(docPages.toSorted())
})

it('every section that a page folds is in its files', async () => {
  for (const [page, parts] of Object.entries(foldedParts)) {
    const files = Object.entries(docSources).find(([name]) => name === page)?.[1] ?? []
    const texts = await Promise.all(
      files.map((file) => readFile(new URL(`../../../../../docs/${file}.md`, import.meta.url), 'utf8')),
    )
    const blocks = parseMarkdown(texts.join('\n\n---\n\n'))
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
    expect(headings).toEqual(expect.arrayContaining([...parts]))
  }
})

it.each([
  ['[rules](rules.md#points)', '[rules](https://play.example/docs/rules.md#points)'],
  ['[upgrade](../operations/upgrade.md)', '[upgrade](https://play.example/docs/self-hosting.md#upgrade)'],
  ['[API](/docs/api)', '[API](https://play.example/docs/api)'],
  [
    '[schema](/docs/protocol/wis-1.schema.json)',
    '[schema](https://play.example/docs/protocol/wis-1.schema.json)',
  ],
  ['[elsewhere](https://example.org/docs/rules)', '[elsewhere](https://example.org/docs/rules)'],
])('in a text on its own, the link %s becomes %s', (link, shown) => {
  expect(plainText([`See ${link}.`], origin)).toBe(`See ${shown}.\n`)
})

it('the link of a text to its other language asks for that language', () => {
  const texts = ['# Protocol\n\n[中文版](protocol.zh.md)', '# 协议\n\n[English](protocol.md)']
  expect(plainText(texts, origin)).toContain('[中文版](https://play.example/docs/protocol.md?language=zh)')
  expect(plainText(texts, origin)).toContain('[English](https://play.example/docs/protocol.md?language=en)')
})
