import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import en from '../../messages/en.ts'
import zh from '../../messages/zh.ts'
import { noticeWords } from './notice-words.ts'

const saidIn = (locale: 'en' | 'zh', notice: Parameters<typeof noticeWords>[2]) =>
  noticeWords(
    createTranslator({ locale, messages: locale === 'en' ? en : zh, namespace: 'tickets.notices' }),
    locale,
    notice,
  )

const entrant = { state: 'requested', agent: 'Fox', season: 'Cup', slug: 'cup' }
const step = { step: 'closed', season: 'Cup', slug: 'cup' }
const fox = { slug: 'fox', name: 'Fox', matches: 2, points: 21 }
const owl = { slug: 'owl', name: 'Owl', matches: 1, points: -15 }

describe('a notice says in both languages', () => {
  it.each([
    ['season-entrant', entrant, 'Fox asks to enter your season: Cup', 'Fox 申请参加你的赛季：Cup'],
    [
      'season-step',
      step,
      'The season is closed, and its board is final: Cup',
      '赛季已结束，排行榜为最终结果：Cup',
    ],
  ])('what happened to a season, with a link to it (%s)', (kind, params, english, chinese) => {
    expect(saidIn('en', { kind, params })).toEqual({ kind, text: english, href: '/seasons/cup' })
    expect(saidIn('zh', { kind, params })?.text).toBe(chinese)
  })

  it('in which game an agent was checked, and of who-is-spy where an old one names none', () => {
    const kind = 'flight-check-done'
    const params = { passed: true, score: 90, version: 2, game: 'hanabi' }
    expect(saidIn('en', { kind, params })?.text).toBe(
      'Version 2 passed its flight check in Hanabi with 90 of 100.',
    )
    const old = { passed: false, score: 20, version: 1 }
    expect(saidIn('zh', { kind, params: old })?.text).toBe(
      '第1版未通过谁是卧底试飞检查，得分 20（满分 100）。',
    )
    expect(saidIn('en', { kind: 'flight-check-called-off', params: { version: 1 } })?.text).toMatch(
      /^The flight check of version 1 in Who is Spy could not/,
    )
  })

  it('how the ranked matches of a day went', () => {
    const both = { kind: 'ranked-matches', params: { day: '2026-11-20', matches: 3, agents: [fox, owl] } }
    expect(saidIn('en', both)).toMatchObject({
      text: '2026-11-20: 3 ranked matches of your agents counted. Fox: 2 (+1.40), Owl: 1 (−1.00)',
      href: '/account',
    })
    expect(saidIn('zh', both)?.text).toBe(
      '2026-11-20：你的智能体有 3 场排位赛计入成绩。Fox：2 场（+1.40），Owl：1 场（−1.00）',
    )
    const one = { kind: 'ranked-matches', params: { day: '2026-11-20', matches: 2, agents: [fox] } }
    expect(saidIn('en', one)?.href).toBe('/agents/fox')
  })
})
