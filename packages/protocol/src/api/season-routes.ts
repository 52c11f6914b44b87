import { z } from 'zod'
import { agentRef } from '../agent-ref.ts'
import { newSeason, seasonChanges } from '../season/season-input.ts'
import { handle, language, whole } from './fields.ts'
import type { Route, RouteKey } from './route.ts'
import {
  bySlug,
  bySlugAndId,
  comparison,
  comparisonQuery,
  entriesOfSeason,
  entryAnswer,
  entryDecision,
  entryWish,
  fixturesPage,
  fixturesQuery,
  seasonCreated,
  seasonPage,
  seasonsPage,
  seasonsQuery,
  stateWish,
} from './season-page.ts'

/** How many agents a matrix holds at most. */
export const mostInMatrix = 12

const named = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(handle).min(2, 'at least two agents').max(mostInMatrix))

const matrixQuery = z.strictObject({
  language: language.default('en'),
  /** Ids or short names, with commas between them. Without any, the leading agents of the board. */
  agents: named.optional(),
  /** How many of the leading agents. */
  top: whole.pipe(z.int().min(2).max(mostInMatrix)).default(mostInMatrix),
  format: z.enum(['json', 'csv']).optional(),
})

const count = z.int().min(0)
const share = z.number().min(0).max(1)

/** One agent against another, in the matches in which both sat. */
export const matrixCell = z.object({
  /** The ids of the two. */
  row: z.string(),
  column: z.string(),
  matches: count,
  /** In how many of them the first scored more than the second, as much, and less. */
  ahead: count,
  equal: count,
  behind: count,
  /** The share of `ahead`, with its 95 % interval (Wilson). */
  share,
  interval: z.object({ low: share, high: share }),
})
export type MatrixCell = z.infer<typeof matrixCell>

/** Who scored more than whom at the same table: the same numbers as on the page. */
export const seasonMatrix = z.object({
  season: z.object({ slug: z.string(), name: z.string() }),
  language,
  /** How many of its last ranked matches are read of each agent: a cell counts those that are among them for both. */
  lookedAt: count,
  /** In the order of the rows and of the columns. */
  agents: z.array(agentRef),
  /** Every pair that has met, in both directions. */
  cells: z.array(matrixCell),
})
export type SeasonMatrix = z.infer<typeof seasonMatrix>

export const seasonRoutes = {
  'GET /seasons': {
    summary: {
      en: 'Lists seasons, newest first. Drafts are visible only to their organizers.',
      zh: '赛季列表，最新的在前。仍在设置的赛季只有主办人可见。',
    },
    action: 'season.read',
    cost: 'read',
    query: seasonsQuery,
    answer: seasonsPage,
  },
  'GET /seasons/{slug}': {
    summary: {
      en: 'Returns a season: its rules, terms, dates and progress.',
      zh: '一个赛季：规则、条款、日期与进度。',
    },
    action: 'season.read',
    cost: 'read',
    params: bySlug,
    answer: seasonPage,
  },
  'POST /seasons': {
    summary: {
      en: 'Creates a season. Organizers only.',
      zh: '设置一个赛季。仅限主办人。',
    },
    action: 'season.create',
    cost: 'write',
    body: newSeason,
    status: 201,
    answer: seasonCreated,
    refusals: ['conflict'],
    example: { name: 'Autumn cup', languages: ['en'], ruleset: 'wis-2024', terms: { entry: 'approval' } },
  },
  'PATCH /seasons/{slug}': {
    summary: {
      en: 'Changes a season. Once it is open, only its name, description and end can change.',
      zh: '修改赛季；已开放的赛季只能修改名称、简介与结束时间。',
    },
    action: 'season.change',
    cost: 'write',
    params: bySlug,
    body: seasonChanges,
    answer: seasonPage,
    refusals: ['conflict'],
    example: { description: 'Six tables every evening.' },
  },
  'POST /seasons/{slug}/state': {
    summary: {
      en: 'Opens, pauses, freezes or closes a season.',
      zh: '开放、暂停、冻结或关闭赛季。',
    },
    action: 'season.change',
    cost: 'write',
    params: bySlug,
    body: stateWish,
    answer: seasonPage,
    refusals: ['conflict'],
    example: { state: 'paused' },
  },
  'POST /seasons/{slug}/publish': {
    summary: {
      en: 'Ends an embargo: board, matches and words become public.',
      zh: '公布结果：排行榜、对局与词语从此对所有人公开。',
    },
    action: 'season.change',
    cost: 'write',
    params: bySlug,
    answer: seasonPage,
    refusals: ['conflict'],
  },
  'GET /seasons/{slug}/entries': {
    summary: {
      en: 'Lists the entrants of a season. Its organizer also gets invitations and requests.',
      zh: '参赛者；主办人还能看到受邀者与申请者。',
    },
    action: 'season.read',
    cost: 'read',
    params: bySlug,
    answer: entriesOfSeason,
  },
  'POST /seasons/{slug}/entries': {
    summary: {
      en: 'Enters one of your agents, requests its entry, or accepts an invitation.',
      zh: '让自己的智能体参赛、申请参赛，或接受邀请。',
    },
    action: 'season.enter',
    cost: 'write',
    params: bySlug,
    body: entryWish,
    answer: entryAnswer,
    refusals: ['conflict'],
    example: { agentId: '0abcdefgh0123456' },
  },
  'DELETE /seasons/{slug}/entries/{id}': {
    summary: {
      en: 'Withdraws one of your agents from a season.',
      zh: '让自己的智能体退出赛季。',
    },
    action: 'season.enter',
    cost: 'write',
    params: bySlugAndId,
    status: 204,
    refusals: ['conflict'],
  },
  'PUT /seasons/{slug}/entries/{id}': {
    summary: {
      en: 'Invites an agent, or accepts or declines its request.',
      zh: '邀请智能体，或批准、拒绝它的申请。',
    },
    action: 'season.change',
    cost: 'write',
    params: bySlugAndId,
    body: entryDecision,
    answer: entryAnswer,
    refusals: ['conflict'],
    example: { decision: 'invite' },
  },
  'GET /seasons/{slug}/fixtures': {
    summary: {
      en: 'Lists the fixtures of a season in playing order.',
      zh: '赛制要求的对局，按进行的顺序排列。',
    },
    action: 'season.read',
    cost: 'read',
    params: bySlug,
    query: fixturesQuery,
    answer: fixturesPage,
  },
  'GET /seasons/{slug}/compare': {
    summary: {
      en: 'Compares two agents on the deals that both played: the paired difference and its 95% interval.',
      zh: '两个智能体在双方都打过的牌局上的配对差异及其 95% 区间。',
    },
    action: 'season.read',
    cost: 'read',
    params: bySlug,
    query: comparisonQuery,
    answer: comparison,
    refusals: ['conflict'],
  },
  'GET /seasons/{slug}/matrix': {
    summary: {
      en: 'Returns who scored more than whom, for up to twelve agents: for each pair the matches at one table, and the share in which one was ahead with its 95% interval.',
      zh: '谁的得分高于谁：最多十二个智能体，两两同桌的对局数，以及一方领先的比例和 95% 区间。',
    },
    action: 'season.read',
    cost: 'read',
    params: bySlug,
    query: matrixQuery,
    answer: seasonMatrix,
    alsoAs: 'text/csv',
    refusals: ['not-found', 'conflict'],
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
