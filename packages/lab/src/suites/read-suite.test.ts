import { describe, expect, it } from 'vitest'
import { suitePresets } from '../presets/presets.ts'
import { readSuite } from './read-suite.ts'

const written = {
  name: 'Two games',
  subjects: ['one', 'two'],
  seed: 'two',
  suite: {
    board: { game: 'tic-tac-toe', plays: { one: 'random', two: 'perfect' }, design: { materials: 4 } },
    spies: { game: 'who-is-spy', language: ['zh'], plays: { one: 'granny', two: 'fox' } },
  },
  columns: [{ id: 'wins', name: 'Wins', terms: [{ of: ['board/win-rate', 'spies/win-rate'] }] }],
}

const faultsOf = (value: unknown) => {
  const read = readSuite(value)
  return read.ok ? [] : read.faults.map(({ path, code }) => `${path} ${code}`)
}

describe('a suite', () => {
  it('gives its parts what they have together, and leaves them their own', () => {
    const read = readSuite({ ...written, language: ['en', 'zh'], conditions: ['baseline', 'again-1'] })
    const parts = read.ok ? [...read.parts.values()] : expect.fail(JSON.stringify(read.faults))
    expect(parts).toMatchObject([
      { subjects: ['random', 'perfect'], language: ['en', 'zh'], seed: 'two/board' },
      { subjects: ['granny', 'fox'], language: ['zh'], conditions: ['baseline', 'again-1'] },
    ])
  })

  it('names a fault where it stands: in the part, or in what all parts have', () => {
    const wrong = { ...written.suite.board, game: 'chess' }
    expect(faultsOf({ ...written, suite: { ...written.suite, board: wrong } })).toEqual([
      'suite.board.game unknown-game',
    ])
    expect(faultsOf({ ...written, language: ['fr'] })).toEqual(['language.0 one-of'])
    expect(faultsOf({ ...written, conditions: ['nothing'] })).toContain('conditions.0 game-has')
    expect(faultsOf({ ...written, suite: {} })).toEqual(['suite no-parts'])
    expect(faultsOf({ ...written, seed: 'x'.repeat(61) })).toEqual(['seed too-long'])
    expect(faultsOf({ ...written, suite: 4 })).toEqual(['suite not-fields'])
  })

  it('refuses columns of measures that no part has, and a radar of unknown columns', () => {
    const column = (of: string) => ({ id: 'wins', name: 'Wins', terms: [{ of: [of] }] })
    expect(faultsOf({ ...written, columns: [column('board/foul-rate')] })).toEqual([
      'columns.0.terms.0.of.0 part-has',
    ])
    expect(faultsOf({ ...written, columns: [column('cards/win-rate')] })).toEqual([
      'columns.0.terms.0.of.0 one-of',
    ])
    expect(faultsOf({ ...written, columns: [{ id: 'skill', name: 'Skill', skill: 'cards' }] })).toEqual([
      'columns.0.skill one-of',
    ])
    expect(faultsOf({ ...written, radar: ['wins', 'losses', 'draws'] })).toEqual([
      'radar.1 one-of',
      'radar.2 one-of',
    ])
  })

  it.each(suitePresets().map((preset) => [preset.id, preset] as const))(
    'the preset %s is one, with texts in both languages',
    (_, { spec, about, name }) => {
      expect(faultsOf(spec)).toEqual([])
      for (const text of [name, about]) expect(Object.keys(text)).toEqual(['en', 'zh'])
    },
  )
})
