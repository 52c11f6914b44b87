import type { Language } from '@wis/games'
import type { MatchHeader, MatchRow } from '@wis/protocol'
import type { Database } from '../../database.ts'
import { usualGame } from '../../game/usual-game.ts'
import { firstIdAt } from '../../new-id.ts'
import { matchColumns, matchHeaderOf, matchRowOf } from '../match-row.ts'
import { mostWhileYoung } from './live-tables.ts'

/** How many of the newest matches are searched for one in the reader's language. */
const lookedThrough = 100

/**
 * The table to show to a new visitor who reads this language and has named no game: the live one that is furthest on
 * before its first vote is read out, else the one furthest on, else the newest decided one. A table that is nearly over
 * would leave them at once. A match in another language is better than none.
 */
export async function featuredMatch(
  { prisma }: Database,
  language: Language,
): Promise<MatchHeader | undefined> {
  const [live, decided] = await Promise.all([
    prisma.match.findMany({
      where: { game: usualGame, status: 'running', withheld: false },
      orderBy: [{ nextSeq: 'desc' }, { id: 'desc' }],
      take: lookedThrough,
      select: { id: true, language: true, nextSeq: true, _count: { select: { seats: true } } },
    }),
    prisma.match.findMany({
      where: { game: usualGame, status: 'finished', withheld: false },
      orderBy: { id: 'desc' },
      take: lookedThrough,
      select: { id: true, language: true },
    }),
  ])
  const isReadable = (match: { readonly language: string }) => match.language === language
  const readable = live.filter(isReadable)
  const young = readable.find(({ nextSeq, _count }) => nextSeq <= mostWhileYoung(_count.seats))
  const chosen = young ?? readable[0] ?? decided.find(isReadable) ?? live[0] ?? decided[0]
  const match = chosen && (await prisma.match.findUnique({ where: { id: chosen.id }, ...matchColumns }))
  return match ? matchHeaderOf(match) : undefined
}

/** How many of the newest matches it is chosen from, so that the choice stays cheap however long the history is. */
const among = 400

/** A match of a game worth watching for visitors without another wish: one of the longest of the latest matches. */
export async function surprisingMatch({ pool }: Database, game = usualGame): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'surprising-match',
    text: `with latest as (
             select id, next_seq from matches where status = 'finished' and not withheld and game = $1
             order by created_at desc limit ${among}),
           long as (
             select id from latest
             where next_seq >= (select percentile_disc(0.5) within group (order by next_seq) from latest))
           select id from long order by random() limit 1`,
    values: [game],
  })
  return rows[0]?.id
}

const dayMs = 24 * 60 * 60 * 1000

export interface BestOfDay {
  /** The end of these 24 hours: now, or the end of the newest match where nothing has ended for a day. */
  readonly until: Date
  readonly isPast: boolean
  readonly items: readonly MatchRow[]
}

interface BestOfDayQuery {
  readonly now?: Date
  readonly limit?: number
  /** Of all games, if none is named. */
  readonly game?: string
  /** Of the matches in one language, if it matters. */
  readonly language?: Language
}

/** Practice is for whoever plays it: it is in no selection, although its page can be read. */
const counted = { status: 'finished', mode: 'ranked', withheld: false, decisionId: null } as const

interface Between {
  readonly from: Date
  readonly until: Date
  readonly limit: number
  /** Of all games, if none is named. */
  readonly game?: string
  /** Of the matches in one language, if it matters. */
  readonly language?: Language
}

/** The decided matches that ended after one moment and until another, the most tense first. */
export async function bestBetween(
  db: Database,
  { from, until, limit, game, language }: Between,
): Promise<readonly MatchRow[]> {
  const found = await db.prisma.match.findMany({
    where: {
      ...counted,
      ...(game !== undefined && { game }),
      ...(language !== undefined && { language }),
      endedAt: { gt: from, lte: until },
      // Ids tell when a match was dealt. What was dealt a day before has ended by then.
      id: { gte: firstIdAt(from.getTime() - dayMs) },
    },
    orderBy: [
      { tension: { sort: 'desc', nulls: 'last' } },
      { moments: { sort: 'desc', nulls: 'last' } },
      { id: 'desc' },
    ],
    take: limit,
    ...matchColumns,
  })
  return found.map((match) => matchRowOf(match))
}

/**
 * The decided matches of the last day, the most tense first. Withheld and void ones are left out. Matches of a game that does
 * not say when it is tense come last.
 */
export async function bestOfDay(
  db: Database,
  { now = new Date(), limit = 6, game, language }: BestOfDayQuery = {},
): Promise<BestOfDay> {
  const wanted = { ...(game !== undefined && { game }), ...(language !== undefined && { language }) }
  const newest = await db.prisma.match.findFirst({
    where: { ...counted, ...wanted, endedAt: { not: null, lte: now } },
    orderBy: { id: 'desc' },
    select: { endedAt: true },
  })
  if (!newest?.endedAt) return { until: now, isPast: false, items: [] }
  const isPast = now.getTime() - newest.endedAt.getTime() >= dayMs
  const until = isPast ? newest.endedAt : now
  const from = new Date(until.getTime() - dayMs)
  const items = await bestBetween(db, { from, until, limit, ...wanted })
  return { until, isPast, items }
}
