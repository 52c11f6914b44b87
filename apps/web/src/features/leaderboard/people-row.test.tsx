import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'
import { PeopleRow } from './people-row.tsx'
import { boardPeopleOf } from './read-people.ts'

vi.mock('server-only', () => ({}))

type Row = Parameters<typeof PeopleRow>[0]['row']

const row: Row = {
  games: 42,
  people: 11,
  points: { value: -1.254, interval: { low: -2, high: 0.4999 } },
  wins: { value: 0.412, interval: { low: 0.3, high: 0.52 } },
  roles: [{ role: 'spy', value: 0.5, interval: { low: 0.2, high: 0.8 } }],
  metrics: [{ id: 'survival', value: 2.5, interval: null }],
}

const shown = (of: Row, locale: 'en' | 'zh' = 'en', more: { below?: 'report'; language?: string } = {}) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={locale === 'en' ? en : zh} timeZone="UTC">
      <PeopleRow game="who-is-spy" row={of} {...more} />
    </NextIntlClientProvider>,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe('the row of people', () => {
  it('shows the means with their intervals, the games and the people', () => {
    expect(shown(row)).toContain(
      'People Points per match −1.25 (95%: −2.00 – 0.50) Matches won 41% (95%: 30–52%) Won as Spy 50% (95%: 20–80%) Survival 2.50 Matches 42 Different people 11',
    )
    expect(shown(row, 'zh')).toContain(
      '场均得分 −1.25 （95%：−2.00 – 0.50） 胜率 41% （95%：30–52%） 卧底胜率 50% （95%：20–80%） 存活轮数 2.50 场次 42 人数 11',
    )
  })

  it('says no share of wins where nobody wins, and no interval where nobody differs', () => {
    const text = shown({ ...row, wins: null, roles: [], metrics: [], points: { value: 3, interval: null } })
    expect(text).toContain('Points per match 3.00 Matches 42')
    expect(text).not.toContain('Matches won')
  })

  it('says no number of too few people, on the page or to programs', () => {
    const few: Row = { games: 4, people: 2, points: null, wins: null, roles: [], metrics: [] }
    expect(shown(few)).toContain('Numbers appear from 5 matches of 3 people on.')
    expect(shown(few)).not.toContain('Points per match')
    expect(boardPeopleOf(few)).toEqual({})
    expect(boardPeopleOf(undefined)).toEqual({})
  })

  it('says below a report of which language it is, and that it is no part of the experiment', () => {
    const text = shown(row, 'en', { below: 'report', language: 'Chinese' })
    expect(text).toContain('People, Chinese Points per match −1.25')
    expect(text).toContain('They are no part of this experiment')
  })

  it('is the same for programs', () => {
    expect(boardPeopleOf(row)).toEqual({
      people: {
        games: 42,
        people: 11,
        points: { value: -1.254, low: -2, high: 0.4999 },
        winRate: { value: 0.412, low: 0.3, high: 0.52 },
        roles: [{ role: 'spy', value: 0.5, low: 0.2, high: 0.8 }],
        metrics: [{ id: 'survival', value: 2.5, low: null, high: null }],
      },
    })
  })
})
