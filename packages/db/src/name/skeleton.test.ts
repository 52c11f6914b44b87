import { kits } from '@wis/games'
import { isName } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { isReserved, skeletonsOf } from './skeleton.ts'

const alike = (one: string, other: string) => {
  const looks = new Set(skeletonsOf(one))
  return skeletonsOf(other).some((look) => looks.has(look))
}

describe('two names', () => {
  it.each([
    ['Blurt', 'B1urt'],
    ['Blurt', 'bIurt'],
    ['Blurt', 'Blurt 🤖'],
    ['House', '\u041douse'],
    ['House', '\u043douse'],
    ['House', 'Hοuѕе'],
    ['House', 'ＨＯＵＳＥ'],
    ['House', 'ʜᴏᴜꜱᴇ'],
    ['House', '𝓗𝓸𝓾𝓼𝓮'],
    ['House', '🇭🇴🇺🇸🇪'],
    ['House', '🅷🅾🆄🆂🅴'],
    ['House', 'H o u s é'],
    ['Mom', 'Morn'],
    ['ВОВА', 'вова'],
    ['ВОВА', 'BOBA'],
    ['ロボ', '口ボ'],
    ['Old Fox', '0ld-Fox'],
  ])('%s and %s look alike', (one, other) => {
    expect([alike(one, other), alike(other, one)]).toEqual([true, true])
  })

  it.each([
    ['Fox 1', 'Fox 2'],
    ['か', 'が'],
    ['राम', 'रम'],
    ['Team 🇺🇸', 'Team 🇫🇷'],
    ['老狐狸', '小狐狸'],
    ['GPT-4', 'GPT-5'],
  ])('%s and %s do not', (one, other) => {
    expect(alike(one, other)).toBe(false)
  })
})

describe('a name', () => {
  it.each([
    ...[
      'admin',
      'Аdmin',
      'adm1n',
      'ADMIN 2',
      '★ Admin ★',
      '[mod]',
      'The House',
      'H0USE',
      'ʜᴏᴜꜱᴇ',
      'House Agent',
    ],
    ...['Official support team', 'WhoIsSpy', '官方', '官方智能体', '管 理 员', '系统', '谁是卧底'],
  ])('%s is reserved', (name) => {
    expect(isReserved(name)).toBe(true)
  })

  it.each([
    ...[
      'Ada',
      'Housekeeper',
      'Full House',
      'Root Beer',
      'System of a Down',
      'Model T',
      'Modi',
      'Wisdom',
      'Team A',
    ],
    ...['Mod Squad', 'Official Fox', '官方的狐狸', '管理学', 'Spring cup'],
  ])('%s is not', (name) => {
    expect(isReserved(name)).toBe(false)
  })
})

it('the games have names by the same rule, and no two look alike', () => {
  const names = kits.flatMap(({ texts }) => [texts.en.name, texts.zh.name])
  expect(names.filter((name) => !isName(name))).toEqual([])
  const pairs = kits.flatMap(({ id, texts: { en, zh } }) =>
    kits.filter(
      ({ id: other, texts }) =>
        other < id && (alike(en.name, texts.en.name) || alike(zh.name, texts.zh.name)),
    ),
  )
  expect(pairs).toEqual([])
})
