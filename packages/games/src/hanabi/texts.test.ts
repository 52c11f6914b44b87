import { describe, expect, it } from 'vitest'
import { hanabi } from './kit.ts'
import type { HanabiRuleset } from './table.ts'
import { llmarena, standard } from './testing/open-table.ts'

describe.each(['en', 'zh'] as const)('the rules that a player reads (%s)', (language) => {
  const rules = (changes: Partial<HanabiRuleset>, preset = standard) =>
    hanabi.texts[language].rules({ ...preset, ...changes })

  it.each([
    ['players', 4],
    ['colours', 3],
    ['ranks', 4],
    ['handSize', 4],
    ['tokens', 7],
    ['lives', 2],
    ['bombed', 'keep'],
  ] as const)('say how it is with “%s”', (field, value) => {
    expect(rules({ [field]: value })).not.toBe(rules({}))
  })

  it('name the numbers of the preset', () => {
    const wanted = {
      en: [
        '50 cards in 5 colours',
        '3 × 1, 2 × 2, 2 × 3, 2 × 4, 1 × 5',
        '8 clue tokens and 3 lives',
        'at most 25',
      ],
      zh: ['共50张牌，有5种颜色', '数字1有3张，数字2有2张', '8个提示标记和3条命', '最高25分'],
    }[language]
    for (const text of wanted) expect(rules({})).toContain(text)
  })

  it('count one life as one', () => {
    const wanted = { en: '3 clue tokens and 1 life.', zh: '3个提示标记和1条命' }[language]
    expect(rules({}, llmarena)).toContain(wanted)
    expect(rules({}, llmarena)).toContain({ en: 'red, yellow.', zh: '红色、黄色。' }[language])
  })

  it('speak of the harmless move only if there is one', () => {
    const word = { en: 'harmless', zh: '无害' }[language]
    expect(rules({})).toContain(word)
    expect(rules({}, llmarena)).not.toContain(word)
  })
})
