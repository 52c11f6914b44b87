import { deepPreset, presets, suitePresets } from '@wis/lab'
import { describe, expect, it } from 'vitest'
import { presetsByPaper, questionIn } from './preset-papers.ts'

describe.each(['en', 'zh'] as const)('presets by paper in %s', (locale) => {
  const papers = presetsByPaper(locale)

  it('hold every preset once, each with a question and a size', () => {
    const all = papers.flatMap((paper) => paper.presets)
    expect(all.map(({ id }) => id).toSorted()).toEqual(
      [...presets(), ...suitePresets(), deepPreset()].map(({ id }) => id).toSorted(),
    )
    for (const { question, size } of all) {
      expect(question).toMatch(/[.?。？]$/u)
      expect(size.count).toBeGreaterThan(0)
    }
  })

  it('name each paper once, with its reference', () => {
    const names = papers.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(['SpyGame', 'LLMArena', 'WiS', 'MAgIC', 'InterIntent']))
    for (const { reference } of papers) expect(reference?.year).toBeGreaterThan(2000)
  })
})

it.each([
  ['Twenty deals. How often is it right? Both count.', 'How often is it right?'],
  ['One challenger in five games, e.g.so. More.', 'One challenger in five games, e.g.so.'],
  ['先发牌。它能赢吗？再比较。', '它能赢吗？'],
])('the question of “%s”', (about, question) => {
  expect(questionIn(about)).toBe(question)
})
