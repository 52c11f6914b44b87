import { expect, it } from 'vitest'
import { seasonNameIn } from './season-name-in.ts'

it.each([
  [{ slug: 'open-table', name: 'Open table' }, 'zh', '开放牌桌'],
  [{ slug: 'open-table', name: 'Open table' }, 'en', 'Open table'],
  [{ slug: 'open-table', name: 'Our ladder' }, 'zh', 'Our ladder'],
  [{ slug: 'spring-cup', name: 'Open table' }, 'zh', 'Open table'],
] as const)('the season %j is called, in %s, %s', (season, locale, name) => {
  expect(seasonNameIn(locale, season)).toBe(name)
})
