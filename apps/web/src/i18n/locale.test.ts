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
  ])('chosen %s, asked for %s: %s', (chosen, asked, locale) => {
    expect(pickLocale(chosen, asked)).toBe(locale)
  })
})

describe('the catalogs', () => {
  it('have the same messages in both languages', () => {
    expect([...keysOf(zh)].sort()).toEqual([...keysOf(en)].sort())
  })

  it('put the same values into them', () => {
    const [english, chinese] = [valuesOf(en), valuesOf(zh)]
    for (const [key, names] of english) expect([key, chinese.get(key)]).toEqual([key, names])
  })
})

type Catalog = { readonly [key: string]: string | Catalog }

function* flat(catalog: Catalog, path = ''): Generator<readonly [string, string]> {
  for (const [key, value] of Object.entries(catalog)) {
    if (typeof value === 'string') yield [path + key, value]
    else yield* flat(value, `${path}${key}.`)
  }
}

/** A value or a tag; not the words that a plural chooses between. */
const placeholder = /(?<=(?<!(?:one|other|=\d) )\{|<)\w+(?=[},>])/g

const keysOf = (catalog: Catalog) => [...flat(catalog)].map(([key]) => key)

const valuesOf = (catalog: Catalog) =>
  new Map([...flat(catalog)].map(([key, text]) => [key, new Set(text.match(placeholder))]))
