import type { GeneralRatingsPage, StatisticsPage } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'
import { GeneralRatings } from '../tables/general-ratings.tsx'
import { BoardStatistics } from './board-statistics.tsx'

const shown = (element: ReactElement, locale: 'en' | 'zh' = 'en') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={locale === 'en' ? en : zh} timeZone="UTC">
      {element}
    </NextIntlClientProvider>,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const share = (value: number, low: number, high: number) => ({ value, low, high })
const page: StatisticsPage = {
  game: 'connect-four',
  language: 'en',
  season: { slug: 'open', name: 'Open' },
  madeAt: '2026-01-01T10:00:00.000Z',
  seats: {
    of: 'games',
    matches: 1234,
    seats: [
      {
        seat: 0,
        name: { en: 'Moves first', zh: '先手' },
        points: 52.2,
        low: 30.4,
        high: 74,
        chance: share(0.65, 0.59, 0.7),
      },
      { seat: 1, name: null, points: -52.2, low: -74, high: -30.4, chance: share(0.35, 0.3, 0.41) },
    ],
  },
  cycles: { share: share(0.04, 0, 0.18), verdict: 'enough', agents: 12, matches: 617 },
  spread: 120,
}

describe('the statistics of a board', () => {
  it('say in words which seat is best, from how many games, and whether the rating predicts who beats whom', () => {
    const text = shown(<BoardStatistics page={page} />)
    expect(text).toContain('“Moves first” is worth 52 rating points more than the average seat')
    expect(text).toContain('65 of 100 decided cases (95% interval 59 to 70)')
    expect(text).toContain('1,234 games')
    expect(text).toContain('Seat 2 −52 −74 to −30 35% 30 to 41')
    expect(text).toContain('Does the rating predict who beats whom?')
    expect(text).toContain('Yes. Share of cycles: 4% (95% interval 0% to 18%), from 617 matches')
  })

  it('say which seat is worse, if none is better', () => {
    const worse = { ...page.seats, seats: page.seats?.seats.slice(1) ?? [] } as NonNullable<typeof page.seats>
    expect(shown(<BoardStatistics page={{ ...page, seats: worse }} />)).toContain(
      '“Seat 2” is worth 52 rating points less than the average seat',
    )
  })

  it('say the same in Chinese', () => {
    const text = shown(<BoardStatistics page={page} />, 'zh')
    expect(text).toContain('“先手”比平均座位高 52 评分点')
    expect(text).toContain('2 号座位')
    expect(text).toContain('评分能预测谁胜谁吗？')
    expect(text).toContain('能。 循环相克所占比例：4%')
  })

  it('call no seat better whose interval begins below nothing, and say so while nothing is known', () => {
    const [first] = page.seats?.seats ?? []
    const unsure = {
      ...page,
      seats: first ? { of: 'deceivers' as const, matches: 1, seats: [{ ...first, low: -3 }] } : null,
    }
    expect(shown(<BoardStatistics page={{ ...unsure, cycles: null }} />)).toContain(
      'no seat that is better or worse',
    )
    expect(shown(<BoardStatistics page={{ ...unsure, cycles: null }} />)).toContain(
      'This game has two ratings',
    )
    expect(shown(<BoardStatistics page={{ ...page, seats: null, cycles: null }} />)).toContain(
      'Not measured yet',
    )
  })
})

describe('one number over all games', () => {
  const general: GeneralRatingsPage = {
    language: 'en',
    madeAt: null,
    boards: [
      {
        game: 'bid',
        name: { en: 'Bid', zh: '竞价' },
        season: { slug: 'o', name: 'O' },
        agents: 9,
        spread: 80,
      },
    ],
    games: 3,
    explained: share(0.62, 0.4, 0.81),
    compared: 4,
    items: [
      {
        agent: {
          id: 'fox',
          slug: 'fox',
          name: 'Fox',
          nameZh: null,
          kind: 'webhook',
          owner: 'Ann',
          avatarVersion: null,
        },
        rating: 1588.4,
        low: 1510,
        high: 1660,
        games: 3,
      },
    ],
  }

  it('comes with its interval, and with how much it explains', () => {
    const text = shown(<GeneralRatings page={general} />)
    expect(text).toContain('explains 62% of how strengths differ (95% interval 40% to 81%)')
    expect(text).toContain('Compared: 4 agents in 3 games')
    expect(text).toMatch(/Fox.*\+0\.88 \+0\.10 to \+1\.60 3/)
    expect(text).toContain('Only the top agents are shown')
    expect(shown(<GeneralRatings page={general} />, 'zh')).toContain('这个数字能解释实力差异的 62%')
  })
})
