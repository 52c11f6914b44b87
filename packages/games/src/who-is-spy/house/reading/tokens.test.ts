import { describe, expect, it } from 'vitest'
import { tokens } from './tokens.ts'

describe('English', () => {
  it('keeps words that carry a picture, in their root form', () => {
    expect(tokens('I always pour it into the old Kettles!', 'en')).toEqual(['pour', 'kettl'])
  })

  it('reads contractions and typographic apostrophes as their first part', () => {
    expect(tokens('My grandmother’s kettle wouldn’t boil', 'en')).toEqual(['grandmother', 'kettl', 'boil'])
  })

  it('mentions nothing twice', () => {
    expect(tokens('steam, steaming, STEAM', 'en')).toEqual(['steam'])
  })
})

describe('Chinese', () => {
  it('takes characters and neighbouring pairs, but no pair across punctuation', () => {
    expect(tokens('热茶，杯子', 'zh')).toEqual(['热', '热茶', '茶', '杯', '杯子', '子'])
  })

  it('drops characters that carry no picture alone, and keeps them in pairs', () => {
    expect(tokens('不甜', 'zh')).toEqual(['不甜', '甜'])
  })

  it('keeps letters and digits that stand between', () => {
    expect(tokens('看NBA比赛', 'zh')).toContain('nba')
  })
})

it.each(['', '…!?', '🫖', '。。。'])('finds nothing to read in %j', (text) => {
  expect(tokens(text, 'en')).toEqual([])
  expect(tokens(text, 'zh')).toEqual([])
})
