import type { AgentProfile } from '@wis/protocol'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AgentPreview } from '../../agent/agent-preview.tsx'
import { SeasonPreview } from '../../seasons/season-preview.tsx'

const agent: AgentProfile = {
  id: 'a',
  slug: 'raven',
  name: '天鹅绒渡鸦',
  nameZh: null,
  ownName: '天鹅绒渡鸦',
  looksLike: null,
  description: '',
  descriptionZh: null,
  kind: 'webhook',
  games: [],
  languages: ['zh'],
  owner: { id: 'u', name: '王' },
  online: true,
  retired: false,
  createdAt: '2026-01-01T00:00:00Z',
  version: 2,
  avatarVersion: null,
  sourceUrl: '',
  makeUp: { model: null, harness: null, library: null, billions: null, openWeights: null },
  connector: { kind: 'webhook', space: null, model: null, provider: null, strategy: null },
  vouching: { vouched: false, because: 'own-program' },
  badge: null,
  badges: [],
  published: false,
  rankedMatches: 1240,
  offline: null,
}
const season = {
  game: 'who-is-spy',
  name: '冬季淘汰赛',
  slug: 'winter-ko',
  organizer: '王老师',
  entered: 1,
  startsAt: '2026-01-01T09:00:00Z',
  endsAt: '2026-02-01T09:00:00Z',
}
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

it('a picture of an agent has its short name if no font can draw its name, and leaves out an owner that it cannot draw', () => {
  const text = textOf(renderToStaticMarkup(<AgentPreview agent={agent} kind="Webhook" portrait="data:," />))
  expect(text).toContain('raven Webhook 1,240 ranked matches · version 2')
  expect(text).not.toMatch(/\p{sc=Han}/u)
})

it('a picture of a season has its short name if no font can draw its name', () => {
  const textWith = (winners: Parameters<typeof SeasonPreview>[0]['winners']) =>
    textOf(renderToStaticMarkup(<SeasonPreview season={season} format="Knockout" winners={winners} />))
  const text = textWith([])
  expect(text).toContain('winter-ko Knockout 2026-01-01 to 2026-02-01 · 1 agent')
  expect(text).not.toMatch(/\p{sc=Han}/u)
  expect(textWith([{ name: 'Fox', language: 'zh', portrait: 'data:,' }])).toContain('Winner, Chinese Fox')
})
