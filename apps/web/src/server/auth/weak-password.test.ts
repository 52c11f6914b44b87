import { describe, expect, it } from 'vitest'
import { weaknessOf } from './weak-password.ts'

const ada = { name: 'Ada Lovelace', email: 'ada.lovelace@example.org' }
const site = { names: ['Who is Spy', '谁是卧底'], publicUrl: 'https://play.deepfox.example:8443' }
const weakness = (password: string) => weaknessOf(password, ada, site)

describe('a password is refused', () => {
  it.each([
    ...['1234567890', 'qwertyuiop', 'administrator', 'password123', 'Password1234', '1q2w3e4r5t'],
    ...['passw0rd123', 'P@ssw0rd2024!', 'letmein!!!!', '!!!monkey!!!', 'iloveyou 123', 'pass word 1 2 3'],
    ...['aaaaaaaaaaaa', '1212121212', 'abcabcabcabc', 'passwordpassword', 'dragondragon'],
    ...['abcdefghijkl', 'zyxwvutsrq', 'ｐａｓｓｗｏｒｄ１２３'],
  ])('as common: %s', (password) => {
    expect(weakness(password)).toBe('common')
  })

  it.each([
    ...['ada.lovelace@example.org', 'Ada Lovelace', 'adalovelace1', 'ada_lovelace!', '123AdaLovelace'],
    ...['ADA.LOVELACE@EXAMPLE.ORG!!', 'AdaLovelaceAdaLovelace', 'ada lovelace, ada.lovelace!'],
  ])('as its owner’s own name or address: %s', (password) => {
    expect(weakness(password)).toBe('own')
  })

  it.each([
    ...['Who is Spy', 'whoisspy2026', 'WhoIsSpyWhoIsSpy!', 'who_is_spy_123', '谁是卧底谁是卧底谁是卧底'],
    ...['play.deepfox.example', 'deepfox123', 'DeepFox-deepfox', 'https://play.deepfox.example:8443/'],
    ...['deepfox who is spy', 'ada.lovelace@deepfox', 'www.play.deepfox.example'],
  ])('as the name or the address of this site: %s', (password) => {
    expect(weakness(password)).toBe('site')
  })

  it('as the address of an installation on its own machine', () => {
    const here = { names: [], publicUrl: 'http://localhost:3000' }
    expect(weaknessOf('localhost3000', ada, here)).toBe('site')
    expect(weaknessOf('localhost!!!!', ada, here)).toBe('site')
  })

  it.each([
    '            ',
    ' correct horse',
    'correct horse ',
    '\tcorrect horse',
    '\u3000\u3000\u3000\u3000\u3000',
  ])('with a blank at its beginning or end: %j', (password) => {
    expect(weakness(password)).toBe('blank')
  })
})

describe('a password is accepted', () => {
  it.each([
    ...[
      'correct horse battery',
      'Tr0ub4dor&3x9',
      'kX9#mQ2vLp',
      'blaue Wale singen nachts',
      '六只大象在跳舞而且唱歌',
    ],
    ...['the spy who plays with foxes', 'deepfox is not my password', '谁是卧底真好玩啊我喜欢'],
    ...['ada.lovelace wrote the first program', 'dragon-8fj29sd', 'monkey4829173650281', 'a b c d e f g h 9'],
  ])('such as %s', (password) => {
    expect(weakness(password)).toBeUndefined()
  })

  it('even if its owner has a short name, or no address', () => {
    expect(weaknessOf('a password of Bo', { name: 'Bo', email: null }, site)).toBeUndefined()
  })
})
