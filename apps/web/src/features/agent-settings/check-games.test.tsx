import type { OwnerAgentPage } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'
import { CheckGames } from './flight-check.tsx'

const badge = {
  game: 'hanabi',
  rulesetId: 'standard',
  languages: ['en'],
  score: 90,
  at: '2026-01-01T00:00:00Z',
}
const check = { version: 2, state: 'done', passed: false, score: 40, endedAt: null } as const
const agent = {
  slug: 'fox',
  version: 2,
  games: ['dilemma', 'hanabi', 'holdem', 'tic-tac-toe'],
  badges: [badge],
  checks: [
    { ...check, game: 'tic-tac-toe' },
    { ...check, game: 'dilemma', state: 'running', passed: null },
    { ...check, game: 'holdem', version: 1 },
  ],
} as unknown as OwnerAgentPage

const shown = (about: Partial<OwnerAgentPage> = {}, locale: 'en' | 'zh' = 'en') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={locale === 'en' ? en : zh} timeZone="UTC">
      <CheckGames agent={{ ...agent, ...about }} chosen="hanabi" />
    </NextIntlClientProvider>,
  )

const rows = (html: string) =>
  html
    .split('<li')
    .slice(1)
    .map((row) => row.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '))

describe('the games on the page of a flight check', () => {
  it('each say whether the agent has its badge, and what lacks', () => {
    const text = rows(shown()).join('\n')
    expect(text).toMatch(/Hanabi.*passed with 90 of 100/)
    expect(text).toMatch(/Tic-tac-toe.*not passed: 40 of 100/i)
    expect(text).toMatch(/dilemma.*under way/i)
    expect(text).toMatch(/hold.*not checked yet/i)
    expect(rows(shown({}, 'zh')).join('\n')).toMatch(/还没有检查过/)
  })

  it('lead to their checks, and the chosen one is marked', () => {
    const html = shown()
    expect(html).toContain('href="/agents/fox/settings/check?game=holdem"')
    expect(html.match(/aria-current="page"[^>]*>([^<]*)/)?.[1]).toBe('Hanabi')
  })

  it('are all of them for an agent that plays all, and not listed for an agent of one', () => {
    expect(rows(shown({ games: [] })).length).toBeGreaterThan(5)
    expect(shown({ games: ['hanabi'] })).toBe('')
  })
})
