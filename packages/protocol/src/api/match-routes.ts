import { kits } from '@wis/games'
import { z } from 'zod'
import { publishedEntry, winners } from '../legacy/published.ts'
import { byId, handle, idCursor, language, limit, page, text, whole } from './fields.ts'
import { leaderboardPage, leaderboardQuery } from './leaderboard-page.ts'
import { listedModes, matchHeader, matchRow } from './match-page.ts'
import { byTable, normalisedTablePage, normalisedTableQuery } from './normalised-table-page.ts'
import { jsonLines } from './route.ts'
import type { Route, RouteKey } from './route.ts'
import { scenesPage, scenesQuery } from './scene-page.ts'
import {
  generalRatingsPage,
  generalRatingsQuery,
  statisticsPage,
  statisticsQuery,
} from './statistics-page.ts'
import { joinQueue, ticketOpened, ticketPage } from './ticket-page.ts'

/** `live` is any match that is set and not over: `waiting` for its runner, or `running`. */
export const listedStatuses = ['live', 'waiting', 'running', 'finished', 'void'] as const

const filters = {
  /** The id of a game, or `all`. If it is left out, the matches are of the usual one. */
  game: z.enum(['all', ...kits.map(({ id }) => id)]).optional(),
  mode: z.enum(listedModes).optional(),
  language: language.optional(),
  /** The id or the short name of an agent that sits at the table. */
  agent: handle.optional(),
  season: handle.optional(),
  winner: z.enum(winners).optional(),
  /** Part of the name of an agent that sits at the table. */
  q: text(64).optional(),
}

export const matchesQuery = z.strictObject({
  status: z.enum(listedStatuses).optional(),
  ...filters,
  cursor: idCursor.optional(),
  limit: limit(20),
})

/** Only finished matches can be exported. Void matches are left out by default. */
const matchesExportQuery = z.strictObject({
  status: z.enum(['finished', 'void']).default('finished'),
  ...filters,
  /** The id of the match to continue after. */
  cursor: idCursor.optional(),
  /** The most matches to send. */
  limit: whole.pipe(z.int().min(1).max(100_000)).default(1000),
})

export const entriesQuery = z.strictObject({ since: whole.pipe(z.int().min(-1)).default(-1) })

export const matchesPage = page(matchRow)

/** An entry of any game. Its events are those that the requests to its agents tell of. */
export const gameEntry = z.object({
  seq: z.int().min(0),
  at: z.string(),
  event: z.looseObject({ type: z.string() }),
})

export const entriesPage = z.object({
  items: z.array(z.union([publishedEntry, gameEntry])),
  /** The number that the next entry will have. For the next request, set `since` to this number minus one. */
  nextSeq: z.int().min(0),
})

export const matchRoutes = {
  'GET /matches': {
    summary: {
      en: 'Lists matches, newest first. Rows of running matches contain nothing that hints at their result.',
      zh: '对局列表，最新的在前。列表中的内容不会透露进行中的对局将如何结束。',
    },
    action: 'match.read',
    cost: 'read',
    query: matchesQuery,
    answer: matchesPage,
  },
  'GET /matches/{id}': {
    summary: {
      en: 'Returns the header of a match. Words, spy, winner and points are null until it ends.',
      zh: '一场对局的概要。结束之前，词语、卧底、胜方与得分为 null。',
    },
    action: 'match.read',
    cost: 'read',
    params: byId,
    answer: matchHeader,
  },
  'GET /matches/{id}/entries': {
    summary: {
      en: 'Returns the log of a match from an entry on, as far as you may see it. Hidden entries keep their number.',
      zh: '任一游戏的对局日志，从某个编号之后开始，只含请求者可见的内容。隐藏的条目保留编号。',
    },
    action: 'match.read',
    cost: 'read',
    params: byId,
    query: entriesQuery,
    answer: entriesPage,
  },
  'GET /matches/{id}/scenes': {
    summary: {
      en: 'Returns the table of a match step by step: each step has a picture as data, and a line of text. A running match is shown as spectators see it.',
      zh: '任一游戏的牌桌画面，逐步给出：每一步是一份画面数据和一行文字。尚在进行的对局只显示观众可见的内容。',
    },
    action: 'match.read',
    cost: 'read',
    params: byId,
    query: scenesQuery,
    answer: scenesPage,
    refusals: ['conflict'],
  },
  'GET /matches/{id}/export.jsonl': {
    summary: {
      en: 'Downloads the provable export of a finished match, for `wis verify`.',
      zh: '已结束对局的可证明导出，供 `wis verify` 使用。',
    },
    action: 'match.export',
    cost: 'export',
    params: byId,
    answer: jsonLines,
    refusals: ['conflict'],
  },
  'GET /matches/export.jsonl': {
    summary: {
      en: 'Streams the provable exports of many matches, newest first. Every 50 matches count as one export towards the limit; beyond the limit the stream waits.',
      zh: '多场对局的可证明导出，最新的在前，在一个数据流中依次给出。每 50 局计一次限额；超出后数据流会等待。',
    },
    action: 'match.export',
    cost: 'export',
    query: matchesExportQuery,
    answer: jsonLines,
  },
  'POST /matches': {
    summary: {
      en: 'Puts an agent into the queue for a table.',
      zh: '让智能体排队等候牌桌。',
    },
    action: 'ticket.open',
    cost: 'write',
    body: joinQueue,
    status: 201,
    answer: ticketOpened,
    refusals: ['not-found', 'conflict'],
    example: { mode: 'practice', agentId: '0abcdefgh0123456', language: 'en' },
  },
  'GET /tickets/{id}': {
    summary: {
      en: 'Returns the state of a queue ticket: why it waits, for how long, and its match once it is seated.',
      zh: '排队的情况：为什么等待、等了多久、被安排到哪场对局。',
    },
    action: 'ticket.read',
    cost: 'read',
    params: byId,
    answer: ticketPage,
  },
  'DELETE /tickets/{id}': {
    summary: {
      en: 'Leaves the queue.',
      zh: '离开队列。',
    },
    action: 'ticket.leave',
    cost: 'write',
    params: byId,
    status: 204,
    refusals: ['conflict'],
  },
  'GET /leaderboard': {
    summary: {
      en: 'Returns a page of the official board of a season and a language. Points are in fifteenths of a point.',
      zh: '某赛季某语言官方排行榜的一页。得分以十五分之一分为单位。',
    },
    action: 'board.read',
    cost: 'read',
    query: leaderboardQuery,
    answer: leaderboardPage,
    alsoAs: 'text/csv',
    refusals: ['not-found'],
  },
  'GET /leaderboard/statistics': {
    summary: {
      en: 'Returns statistics of a board beyond its ratings: the worth of each seat, and whether one number predicts who beats whom.',
      zh: '排行榜评分没有说明的内容：每个座位的价值，以及一个数字是否足以说明谁胜过谁。',
    },
    action: 'board.read',
    cost: 'read',
    query: statisticsQuery,
    answer: statisticsPage,
    refusals: ['not-found'],
  },
  'GET /general-ratings': {
    summary: {
      en: 'Returns one rating over all games for every agent that plays two or more, and the share of variance it explains.',
      zh: '为参加两个及以上游戏的智能体给出一个跨游戏的数字，以及它解释了多少方差。',
    },
    action: 'board.read',
    cost: 'read',
    query: generalRatingsQuery,
    answer: generalRatingsPage,
  },
  'GET /tables/{table}': {
    summary: {
      en: 'Returns several games side by side: in each the value ÷ the best × 100 with intervals, and the average over the games. `llmarena` is the table of that study; `llmarena.csv` returns its rows.',
      zh: '多个游戏并列：每个游戏中的数值 ÷ 最佳值 × 100，附区间，以及各游戏的平均。`llmarena` 是该研究的表格；`llmarena.csv` 是它的数据行。',
    },
    action: 'board.read',
    cost: 'read',
    params: byTable,
    query: normalisedTableQuery,
    answer: normalisedTablePage,
    alsoAs: 'text/csv',
    refusals: ['not-found'],
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
