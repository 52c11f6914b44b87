import { describe, expect, it } from 'vitest'
import { exampleTable } from '../legacy/prompt/example-table.ts'
import { messagesFor } from '../legacy/prompt/history-text.ts'
import { copyOf, customStrategy, strategyFrom } from './custom-strategy.ts'
import { kitStrategies, strategies } from './strategies.ts'

const english = {
  system: 'Your word is {{word}}.',
  speech: '{{history}} Speak.',
  vote: '{{ history }} Vote: {{candidates}}',
}
const custom = (changes: Partial<typeof english>) => ({
  id: 'mine',
  version: 1,
  name: 'Mine',
  texts: { en: { ...english, ...changes } },
})
const faultsOf = (value: unknown) =>
  customStrategy.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
  []

describe('a strategy of an owner', () => {
  it.each(strategies)('may be a copy of $id, and asks the same', (strategy) => {
    const copy = strategyFrom(customStrategy.parse(copyOf(strategy)))
    const request = exampleTable('zh', 'vote')
    expect(messagesFor(copy, request)).toEqual(messagesFor(strategy, request))
  })

  it.each(kitStrategies)('may be a copy of $id, which takes several calls, and asks the same', (strategy) => {
    const copy = strategyFrom(customStrategy.parse(copyOf(strategy)))
    expect(copy.inSteps).toEqual(strategy.inSteps)
  })

  it('has own words for one call of one game in one language, and those of the copied strategy elsewhere', () => {
    const base = kitStrategies.find(({ id }) => id === 'interintent')
    const steps = { of: 'interintent', words: { avalon: { 'first-order': { en: 'Who is who?', zh: '  ' } } } }
    const { inSteps } = strategyFrom(customStrategy.parse({ ...custom({}), steps }))
    const [first, ...more] = inSteps?.[0]?.steps ?? []
    const [ours, ...others] = base?.inSteps?.[0]?.steps ?? []
    expect(first?.ask).toEqual({ en: 'Who is who?', zh: ours?.ask.zh })
    expect(more).toEqual(others)
  })

  it('may be in one language, which then serves for both', () => {
    const { texts } = strategyFrom(customStrategy.parse(custom({})))
    expect(texts.zh).toEqual(english)
  })

  it('may contain JSON', () => {
    expect(faultsOf(custom({ speech: '{{history}} {"a": {"b": {}}}' }))).toEqual([])
  })
})

describe('a fault names', () => {
  it.each([
    [
      'a placeholder that is not known',
      { speech: '{{history}} {{wrod}}' },
      /^texts\.en\.speech: there is no \{\{wrod\}\}: known are/,
    ],
    [
      'one that is not known there',
      { speech: '{{history}} {{candidates}}' },
      /candidates\}\} is known in the vote prompt only/,
    ],
    [
      'braces doubled the Python way',
      { vote: '{{history}}{{candidates}}{{"vote": 1}}' },
      /there is no \{\{"vote": 1\}\}/,
    ],
    ['one that is not closed', { system: '{{word}} {{alias' }, /a \{\{ is not closed/],
    ['a word that is never told', { system: '' }, /the speech prompt leaves out \{\{word\}\}/],
    ['a table that is never shown', { vote: '{{candidates}}' }, /the vote prompt leaves out \{\{history\}\}/],
    [
      'candidates that are never named',
      { vote: '{{history}}' },
      /the vote prompt leaves out \{\{candidates\}\}/,
    ],
    ['a text that is too long', { system: '{{word}}'.repeat(1_001) }, /texts\.en\.system: Too big/],
  ])('%s', (_, changes, fault) => {
    const faults = faultsOf(custom(changes))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(fault)
  })

  it.each(['plain', 'My own', 'a--b', ''])('the name %j, which it cannot have', (id) => {
    expect(faultsOf({ ...custom({}), id })).toEqual([expect.stringMatching(/^id: /)])
  })

  it('a strategy without texts', () => {
    expect(faultsOf({ ...custom({}), texts: {} })).toEqual(['texts: give the texts of at least one language'])
  })
})

it.each([
  [{ of: 'plain', words: {} }, 'steps.of: no strategy of this name takes several calls'],
  [
    { of: 'interintent', words: { chess: { guess: {} } } },
    'steps.words.chess.guess: interintent has no such call',
  ],
  [
    { of: 'interintent', words: { avalon: { dream: {} } } },
    'steps.words.avalon.dream: interintent has no such call',
  ],
])('words for a call that there is not are refused: %j', (steps, fault) => {
  expect(faultsOf({ ...custom({}), steps })).toEqual([fault])
})
