import { describe, expect, it } from 'vitest'
import en from '../../messages/en.ts'
import zh from '../../messages/zh.ts'
import { pickLocale } from './locale.ts'

describe('the language of the interface', () => {
  it.each([
    ['zh', 'en-GB', 'zh'],
    [undefined, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    [undefined, 'en;q=0.2, zh-TW;q=0.9', 'zh'],
    [undefined, 'fr, de;q=0.9', 'en'],
    [undefined, 'zh;q=0, en', 'en'],
    [undefined, null, 'en'],
    ['xx', ';;;,q=', 'en'],
  ])('is chosen from the setting %s and the header %s: %s', (chosen, asked, locale) => {
    expect(pickLocale(chosen, asked)).toBe(locale)
  })
})

describe('the catalogs', () => {
  it('have the same messages in both languages', () => {
    expect([...keysOf(zh)].sort()).toEqual([...keysOf(en)].sort())
  })

  it('use the same values in both languages', () => {
    const [english, chinese] = [valuesOf(en), valuesOf(zh)]
    for (const [key, names] of english) expect([key, chinese.get(key)]).toEqual([key, names])
  })
})

it('values are found inside and after the branches of a message', () => {
  const message = '{n, plural, one {# a {x}} other {Others}} of <b>{y}</b>: {z}'
  expect([...namesIn(message)]).toEqual(['n', 'x', 'b', 'y', 'z'])
})

type Catalog = { readonly [key: string]: string | Catalog }

function* flat(catalog: Catalog, path = ''): Generator<readonly [string, string]> {
  for (const [key, value] of Object.entries(catalog)) {
    if (typeof value === 'string') yield [path + key, value]
    else yield* flat(value, `${path}${key}.`)
  }
}

/** The values and tags of a message, without the texts of its branches. */
function namesIn(message: string): Set<string> {
  const names = new Set<string>()
  let at = 0
  const text = () => {
    for (; at < message.length && message[at] !== '}'; at++) {
      const tag = /^<(\w+)>/.exec(message.slice(at))?.[1]
      if (tag !== undefined) names.add(tag)
      if (message[at] === '{') value()
    }
  }
  /** The text from its opening brace to its closing one, including all branches. */
  const value = () => {
    const [all = '', name = ''] = /^\{\s*(\w+)[^{}]*/.exec(message.slice(at)) ?? []
    names.add(name)
    at += Math.max(all.length, 1)
    while (message[at] === '{') {
      at += 1
      text()
      at += 1 + (/^[^{}]*/.exec(message.slice(at + 1))?.[0].length ?? 0)
    }
  }
  text()
  return names
}

const keysOf = (catalog: Catalog) => [...flat(catalog)].map(([key]) => key)

const valuesOf = (catalog: Catalog) => new Map([...flat(catalog)].map(([key, text]) => [key, namesIn(text)]))
