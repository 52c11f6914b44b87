import { expect, it } from 'vitest'
import { plainStrategy } from './legacy/strategies.ts'
import { changedLines, settingsChanges } from './settings-changes.ts'

const before = {
  kind: 'openai',
  model: 'small',
  strategy: { preset: 'plain' },
  settings: { temperature: 0.7, extra: { stop: ['a', 'b'] } },
}

const { texts } = plainStrategy

it('settings that differ are named by their places, and equal ones are not', () => {
  expect(settingsChanges(before, before, 'en')).toEqual([])
  const vote = `${texts.en.vote}\nName one, even if you are not sure.`
  const after = {
    kind: 'openai',
    model: 'large',
    strategy: {
      custom: { id: 'mine', version: 1, name: 'Mine', texts: { ...texts, en: { ...texts.en, vote } } },
    },
    settings: { temperature: 0.7, maxTokens: 300, extra: { stop: ['a', 'c'] } },
  }
  expect(settingsChanges(before, after, 'en')).toEqual([
    { path: 'model', from: 'small', to: 'large' },
    { path: 'strategy.name', from: 'Plain', to: 'Mine' },
    { path: 'strategy.texts.en.vote', from: texts.en.vote, to: vote },
    { path: 'settings.extra.stop.1', from: 'b', to: 'c' },
    { path: 'settings.maxTokens', from: null, to: '300' },
  ])
  expect(settingsChanges(before, after, 'zh')).toContainEqual({
    path: 'strategy.name',
    from: plainStrategy.name.zh,
    to: 'Mine',
  })
})

const told = (from: string, to: string) =>
  changedLines(from, to).map(({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`)

it('a text is shown with the lines that left and came, and no more of them than needed', () => {
  expect(told('a\nb\nc\nd', 'a\nc\nx\nd')).toEqual([' a', '-b', ' c', '+x', ' d'])
  expect(told('a', 'a')).toEqual([' a'])
  expect(told('a\nb', 'b\na')).toHaveLength(3)
  expect(told('one', 'two')).toEqual(['-one', '+two'])
})

it.each([2, 3, 4, 5, 6])('both texts can be read off the lines again (%d)', (step) => {
  const lines = Array.from({ length: 60 }, (_, at) => `line ${at % 7}`)
  const from = lines.filter((_, at) => at % step !== 0).join('\n')
  const to = lines.filter((_, at) => at % (step + 1) !== 1).join('\n')
  const found = changedLines(from, to)
  const without = (kind: string) =>
    found
      .filter((line) => line.kind !== kind)
      .map(({ text }) => text)
      .join('\n')
  expect([without('added'), without('removed')]).toEqual([from, to])
})

it('very long texts are not compared line by line', () => {
  const long = Array.from({ length: 500 }, (_, at) => `line ${at}`).join('\n')
  expect(changedLines(long, long)).toHaveLength(1_000)
})
