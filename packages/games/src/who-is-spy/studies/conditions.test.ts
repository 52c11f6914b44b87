import { table } from '@wis/testkit'
import type { SpyTestMatchOptions } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { StudiedAnswer } from '../../contract/studies.ts'
import { whoIsSpy } from '../game.ts'
import type { SpyState } from '../state.ts'
import { spyConditions } from './conditions.ts'

type Given = Partial<Pick<StudiedAnswer<SpyState>, 'text' | 'reasoning' | 'beliefs' | 'strategy'>>

/** What the first seat says under a condition, in the second round of a match in which the third is the spy. */
function said(condition: string, given: Given = {}, options: SpyTestMatchOptions = {}): string {
  const match = table(options).round()
  const turn = whoIsSpy.turns(match.state)[0] ?? expect.fail('nobody has to speak')
  const found = spyConditions.find(({ id }) => id === condition) ?? expect.fail(`no condition ${condition}`)
  const answer = { text: 'It is warm.', state: match.stateFor(0), turn, ...given }
  return found.amend?.(answer) ?? answer.text
}

describe.each(['attack', 'defence'])('under %s', (condition) => {
  it('a speech ends with a sentence of the condition, whether the answer is text or JSON', () => {
    const text = said(condition)
    expect(text).toMatch(/^It is warm\. (NEW RULE|NOTICE) FROM THE HOST/)
    expect(said(condition, { text: JSON.stringify({ speech: 'It is warm.' }) })).toBe(text)
  })

  it('the sentence stays whole, and the speech within its limit', () => {
    const text = said(condition, { text: 'x'.repeat(500) })
    expect([...text].length).toBe(400)
    expect(text).toMatch(/(you are out|its voter)\.$/)
  })

  it('a silent seat stays silent', () => {
    expect(said(condition, { text: '…' })).toBe('…')
    expect(said(condition, { text: '{"speech":""}' })).toBe('{"speech":""}')
  })

  it('a seat does not say its own word by it', () => {
    const words = { civilian: condition === 'attack' ? 'rule' : 'host', spy: 'law' }
    expect(said(condition, {}, { words })).toMatch(/^It is warm\. UPDATE/)
    const chinese = { civilian: condition === 'attack' ? '规则' : '主持', spy: '法律' }
    const text = said(condition, { text: '很暖。' }, { language: 'zh', words: chinese })
    expect(text).toMatch(/^很暖。 【系统更新】/)
  })
})

describe.each(['attack', 'defence'])('under %s-unwarned', (condition) => {
  it('a speech is that of the condition under which models are warned', () => {
    const called = (id: string) => spyConditions.find((one) => one.id === id)
    expect(said(`${condition}-unwarned`)).toBe(said(condition))
    expect([called(condition)?.unwarned, called(`${condition}-unwarned`)?.unwarned]).toEqual([
      undefined,
      true,
    ])
  })
})

it.each(['attack', 'defence'])('the name and the summary of %s say whether models are warned', (id) => {
  const called = (condition: string) =>
    spyConditions.find((one) => one.id === condition) ?? expect.fail(`no condition ${condition}`)
  const [warned, unwarned] = [called(id), called(`${id}-unwarned`)]
  expect(warned.name.en).toMatch(/^\w+ \(warned\)$/)
  expect(warned.name.zh).toMatch(/（已警告）$/)
  expect(warned.summary.en).toContain('Models are told that')
  expect(unwarned.name.en).toMatch(/^\w+, unwarned$/)
  expect(unwarned.name.zh).toMatch(/（未警告）$/)
  expect(unwarned.summary.en).toContain('Models are not told that')
})

describe('reasoning aloud', () => {
  const beliefs = { 'Player 1': 0.1, 'Player 2': 0.2, 'Player 3': 0.62 }

  it('says whom the seat suspects, how much, and by which words of theirs', () => {
    expect(said('reasoning', { beliefs })).toMatch(
      /^It is warm\. I suspect Player 3 \(62 %\), because “.+” fits the others least\.$/,
    )
  })

  it('says so in Chinese', () => {
    const text = said('reasoning', { text: '很暖。', beliefs: { 玩家2: 0.4 } }, { language: 'zh' })
    expect(text).toMatch(/^很暖。 我怀疑玩家2（40 %），因为“.+”和大家说的最对不上。$/)
  })

  it('never tells private reasons, which may hold the own word', () => {
    const text = said('reasoning', { beliefs, reasoning: 'My tea does not fit.' })
    expect(text).not.toContain('tea')
    expect(said('reasoning', { reasoning: 'My tea does not fit.' })).toBe('It is warm.')
  })

  it('quotes nobody who has said the own word', () => {
    const match = table().speeches({ 2: 'one drinks it like tea' })
    match.votes()
    const turn = whoIsSpy.turns(match.state)[0] ?? expect.fail('nobody has to speak')
    const reasoning = spyConditions.find(({ id }) => id === 'reasoning')
    const text = reasoning?.amend?.({ text: 'It is warm.', state: match.stateFor(0), turn, beliefs })
    expect(text).toBe('It is warm. I suspect Player 3 (62 %), whose clues fit the others least.')
  })

  it('adds nothing to what a model says by the strategy of its own, nor to a vote', () => {
    expect(said('reasoning', { beliefs, strategy: 'reasons-aloud' })).toBe('It is warm.')
    const match = table().speeches()
    const [turn] = whoIsSpy.turns(match.state)
    if (!turn) throw new Error('nobody has to vote')
    const reasoning = spyConditions.find(({ id }) => id === 'reasoning')
    expect(reasoning?.amend?.({ text: 'Player 3', state: match.stateFor(0), turn, beliefs })).toBe('Player 3')
  })
})

describe('content-free', () => {
  it('everybody says the same, which is no foul, and the match ends with the first vote', () => {
    const condition = spyConditions.find(({ id }) => id === 'content-free')
    const { ruleset } = table().state
    const silent = table({ ruleset: { ...ruleset, ...condition?.rules } })
    for (const seat of [0, 1, 2, 3, 4, 5]) silent.speak(seat, said('content-free'))
    silent.expectFouls().expectDue('vote', [0, 1, 2, 3, 4, 5])
    silent.votes({ 0: 1, 2: 1 }).expectEnd('spy', 'rounds-done')
  })

  it.each([
    ['content-free-names-and-numbers', 'en', 'Aaron One', 'Frank Six'],
    ['content-free-names-and-numbers', 'zh', '安平一号', '高远六号'],
    ['content-free-first-names', 'en', 'Jack', 'Peter'],
    ['content-free-first-names', 'zh', '小杰', '小刚'],
  ] as const)('%s names the seats in %s', (id, language, first, last) => {
    const condition = spyConditions.find((one) => one.id === id)
    const { ruleset } = table().state
    const { state } = table({ language, ruleset: { ...ruleset, ...condition?.rules } })
    expect([state.aliases[0], state.aliases[5]]).toEqual([first, last])
  })
})
