import type { AgentRow } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'
import type { FirstOfBoard } from '../leaderboard/leaders/first-of-board.ts'
import { OwnAgents } from './own-agents.tsx'

const passedIn = (game: string) => ({
  game,
  rulesetId: 'arena',
  languages: ['en' as const],
  score: 90,
  at: '2026-01-01T00:00:00Z',
})
const agent = { id: '7', slug: 'fox', name: 'Fox', kind: 'webhook', version: 2, badge: null, badges: [] }

const boards = ['hanabi', 'connect-four'].map(
  (game, place) =>
    ({
      game,
      column: 'rating',
      leaders: [
        { agent: { id: place === 0 ? 'other' : '7' }, matches: 40, places: '1', text: '1412' },
        { agent: { id: '7' }, matches: 7, places: '1–2', text: '1300', isGrey: true },
      ],
    }) as unknown as FirstOfBoard,
)

const shown = (about: Partial<AgentRow>, locale: 'en' | 'zh' = 'en', from = boards) =>
  listed([about], locale, from)

const listed = (agents: readonly Partial<AgentRow>[], locale: 'en' | 'zh' = 'en', from = boards) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={locale === 'en' ? en : zh} timeZone="UTC">
      <OwnAgents
        agents={agents.map((about) => ({ ...agent, ...about }) as unknown as AgentRow)}
        played={new Map([['7', new Date('2026-01-01T00:00:00Z')]])}
        boards={from}
        now={new Date('2026-01-03T00:00:00Z')}
      />
    </NextIntlClientProvider>,
  )

it('names the games in which an agent has passed, also without the usual game', () => {
  expect(shown({ badges: [passedIn('hanabi'), passedIn('dilemma')] })).toMatch(
    /Flight check passed: Hanabi · /,
  )
  expect(shown({ badges: [passedIn('hanabi')] })).not.toContain('not passed')
  expect(shown({ badges: [passedIn('hanabi')] }, 'zh')).toContain('试飞检查已通过：花火')
})

it('says so of an agent that has passed nowhere', () => {
  expect(shown({})).toContain('Flight check not passed')
})

it('offers the flight check where its place would stand', () => {
  expect(shown({ id: '8' })).toMatch(/href="\/agents\/fox\/settings\/check"[^>]*>Run flight check</)
  expect(shown({ id: '8', retired: true })).not.toContain('Run flight check')
})

it('says when an agent played last', () => {
  expect(shown({})).toContain('Last match 2 days ago')
  expect(shown({ id: '8' })).toContain('No match yet')
})

it('shows the best place of an agent, and none of one that is on no board', () => {
  expect(shown({})).toContain('Place 1 by rating')
  expect(shown({})).toContain('Connect four · Rating 1412')
  expect(shown({})).not.toContain('of 20 matches')
  expect(shown({ id: '8' })).not.toContain('Place ')
})

it('says why a place is grey', () => {
  const text = shown({}, 'en', boards.slice(0, 1))
  expect(text).toContain('Place 1–2 by rating')
  expect(text).toContain('7 of 20 matches')
})

it('says once what is the same of all agents, and of each what differs', () => {
  const text = listed([{}, { id: '8', slug: 'owl', name: 'Owl', version: 3 }])
  expect(text.match(/Webhook/g)).toHaveLength(1)
  expect(text.match(/offline/g)).toHaveLength(2)
  expect(text).toContain('Same for both agents:')
  expect(text).toContain('Version 2')
  expect(text).toContain('Version 3')
})
