import { expect, it } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'
import { withHeadingsOf } from './shared-headings.ts'

const original = '# Seasons\n\n## Formats\n\n```\n# not one\n```\n\n### API\n'

const headings = (source: string) =>
  parseMarkdown(source).flatMap((block) => (block.kind === 'heading' ? [[block.id, block.wordsId]] : []))

it('a heading of a translation keeps the address of its own words, and also has that of the original', () => {
  const translation = '# 赛季\n\n## 赛制\n\n```\n# 注释\n```\n\n### API\n'
  expect(headings(withHeadingsOf(original, translation))).toEqual([
    ['seasons', '赛季'],
    ['formats', '赛制'],
    ['api', undefined],
  ])
})

it('a translation with different headings is left as it is', () => {
  expect(withHeadingsOf(original, '# 赛季\n')).toBe('# 赛季\n')
})

it('an address that the original gives itself is that of the translation, too', () => {
  const named = '# Ways\n\n## Connect to us {#dial-in}\n'
  const expected = [
    ['ways', '方式'],
    ['dial-in', '主动接入'],
  ]
  expect(headings(withHeadingsOf(named, '# 方式\n\n## 主动接入\n'))).toEqual(expected)
  expect(headings(withHeadingsOf(named, '# 方式\n\n## 主动接入 {#旧}\n'))).toEqual(expected)
})
