import { expect, it } from 'vitest'
import { textsFrom } from './texts.ts'

const files = (text: string) => ['en', 'zh'].map((name) => ({ name: `content/texts/${name}.txt`, text }))

it('counts the lines that are said for each, unless the game counts them itself', () => {
  const lines = (...items: readonly object[]) =>
    textsFrom(files('observed\n  *past {number}: {what}\n')).observed(() => ({ data: { past: items } }))(
      { language: 'en' },
      0,
    ).text
  expect(lines({ what: 'a' }, { what: 'b' })).toBe('1: a\n2: b')
  expect(lines({ what: 'a', number: 7 }, { what: 'b' })).toBe('7: a\n2: b')
  const { observed } = textsFrom(files('observed\n  *past Of {number}\n'))
  expect(observed(() => ({ data: { number: 5, past: [{}] } }))({ language: 'zh' }, 0).text).toBe('Of 5')
})

it('says which part of a game its texts lack', () => {
  const whole = 'name: Duel\ntagline: A duel.\nround: A round.\nrules\n  Win.\n'
  expect(() => textsFrom(files(whole)).game()).toThrow('content/texts/en.txt:1: facts is missing')
  expect(textsFrom(files(`${whole}facts\n`)).game().facts).toEqual({})
  expect(textsFrom(files(`${whole}facts\n  wins: Wins\n`)).game().facts).toEqual({
    wins: { en: 'Wins', zh: 'Wins' },
  })
})
