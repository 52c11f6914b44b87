import { isHidden } from '@wis/engine'
import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { rulesets } from '../rulesets.ts'
import { brief, rulesText } from './briefing.ts'

describe('a briefing', () => {
  it('gives a seat its name, its own word, the rules and its task', () => {
    expect(brief(table().log, 0)).toMatchObject({
      alias: 'Player 1',
      aliases: ['Player 1', 'Player 2', 'Player 3', 'Player 4', 'Player 5', 'Player 6'],
      language: 'en',
      word: 'tea',
      rules: rulesText(rulesets['wis-2024'], 'en'),
      turn: { kind: 'speech', round: 1, limit: 400 },
    })
  })

  it('gives the spy its word and not its role', () => {
    const briefing = brief(table({ starter: 2 }).log, 2)
    expect(briefing?.word).toBe('coffee')
    expect(JSON.stringify({ ...briefing, rules: '' })).not.toMatch(/tea|spy-chosen/)
  })

  it('is empty for a seat that has not to act', () => {
    expect(brief(table().log, 1)).toBeUndefined()
    expect(brief(table().round({ 0: 2 }).log, 0)).toBeUndefined()
    expect(brief([], 0)).toBeUndefined()
  })

  it('offers no candidates for a speech, not even after an earlier vote', () => {
    expect(brief(table().round().log, 0)).not.toHaveProperty('candidates')
  })

  it('offers all living aliases in a vote, the own one included', () => {
    const briefing = brief(table().speeches({ 4: 'tea' }).log, 0)
    expect(briefing?.turn).toEqual({ kind: 'vote', round: 1, limit: 400 })
    expect(briefing?.candidates).toEqual(['Player 1', 'Player 2', 'Player 3', 'Player 4', 'Player 6'])
  })

  it('keeps to the language of the match', () => {
    const briefing = brief(table({ language: 'zh' }).log, 0)
    expect(briefing).toMatchObject({ alias: '玩家1', word: '牛奶', turn: { limit: 120 } })
    expect(briefing?.rules).toContain('卧底')
  })

  it('has a history of the entries that the seat may see, with their own numbers and nothing hidden', () => {
    const match = table().speeches().vote(0, 2).vote(1, 2)
    const history = brief(match.log, 3)?.history ?? []
    const seen = match.logFor(3).filter(({ event }) => !isHidden(event))
    expect(history).toEqual(seen)
    expect(history.some(({ event }) => event.type === 'vote-cast' || event.type === 'spy-chosen')).toBe(false)
  })

  it('is the same whether the log was redacted before or not', () => {
    const match = table().round().speeches()
    expect(brief(match.log, 3)).toEqual(brief(match.logFor(3), 3))
  })
})

describe('the rules as a player is told them', () => {
  it.each(Object.values(rulesets))('name the numbers of $id in both languages', (ruleset) => {
    for (const language of ['en', 'zh'] as const) {
      const text = rulesText(ruleset, language)
      const numbers: readonly number[] = text.match(/\d+/g)?.map(Number) ?? []
      const { players, minSurvivors, speechLimit, turnLimitMs } = ruleset
      expect(numbers).toEqual(
        expect.arrayContaining([players, minSurvivors, speechLimit[language], turnLimitMs / 1000]),
      )
      expect(numbers.includes(ruleset.pot)).toBe(ruleset.pot > 0)
    }
  })

  it.each([
    ['undercover-5-llmarena', ['a lot decides', 'the spy gets -1 and each civilian +1'], ['抽签决定']],
    ['undercover-3-magic', ['There is one vote, after the speeches of round 2', '+2'], ['全场只投票一次']],
    ['spygame-4-shuffled', ['a new speaking order for every round'], ['重新随机排列']],
    ['spygame-4-run-off', ['the next round is a run-off', 'a new order of the names'], ['下一轮是加赛']],
  ] as const)('say what %s adds, and other rulesets do not say it', (id, inEnglish, inChinese) => {
    const said = [
      ...inEnglish.map((text) => ['en', text] as const),
      ...inChinese.map((text) => ['zh', text] as const),
    ]
    for (const [language, text] of said) {
      expect(rulesText(rulesets[id], language)).toContain(text)
      expect(rulesText(rulesets['wis-2024'], language)).not.toContain(text)
    }
  })

  it('say nothing of rounds or points if there is no such limit', () => {
    const unlimited = { ...rulesets['spygame-4'], voteBonus: 0 }
    expect(rulesText(unlimited, 'en')).not.toMatch(/rounds are over|points|worth/)
    expect(rulesText(unlimited, 'zh')).not.toMatch(/轮全部结束|分/)
  })

  it('speak of one round in the singular', () => {
    expect(rulesText({ ...rulesets['wis-2024'], rounds: 1 }, 'en')).toContain('1 round is over')
  })
})
