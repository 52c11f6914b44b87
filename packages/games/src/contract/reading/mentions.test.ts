import { describe, expect, it } from 'vitest'
import { mentionsIn, spellingsOf } from './mentions.ts'

const spellings = spellingsOf([
  { value: 'red to 2', spellings: ['clue 2 red', 'clue red'] },
  { value: 'rank 2', spellings: ['clue 2', 'shared'] },
  { value: 'rank 3', spellings: ['clue 3', 'shared'] },
])

describe('the values that a text names', () => {
  it('does not count a spelling within a longer one', () => {
    expect(mentionsIn('clue 2 red', spellings)).toEqual(['red to 2'])
    expect(mentionsIn('i say clue 2 red now', spellings)).toEqual(['red to 2'])
  })

  it('counts every value once', () => {
    expect(mentionsIn('clue 2 or clue 3 or clue 2', spellings)).toEqual(['rank 2', 'rank 3'])
    expect(mentionsIn('nothing', spellings)).toEqual([])
  })

  it('gives a shared spelling to the first value, alone or within a text', () => {
    expect(mentionsIn('shared', spellings)).toEqual(['rank 2'])
    expect(mentionsIn('it is shared', spellings)).toEqual(['rank 2'])
  })
})
