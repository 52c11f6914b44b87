import type { AgentId, MatchId } from '@wis/engine'
import type { NewDecision } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { beforeEach, expect, it } from 'vitest'
import { leaderboard } from '../doors/boards.ts'
import { decide, previewDecision } from '../doors/seasons.ts'
import type { BoardDifference } from '../doors/seasons.ts'
import type { Database } from '../index.ts'
import { namedAgents, playedOut } from '../testing/played-out.ts'
import { openSeason } from '../testing/settled.ts'

const actor = { id: 'someone', name: 'Ann Organizer' }
const reason = 'The lights went out.'
const names = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox']

let db: Database
let agents: AgentId[]
let matches: MatchId[]

beforeEach(async () => {
  db = await freshDatabase()
  const seasonId = await openSeason(db)
  agents = await namedAgents(db, names)
  matches = []
  for (const seed of ['one', 'two', 'three']) matches.push(await playedOut(db, { seasonId, agents, seed }))
})

type Board = ReadonlyMap<string, BoardDifference['is']>

/** The public view. */
async function board(): Promise<Board> {
  const page = await leaderboard(db, { seasonSlug: 'open', language: 'en' })
  return new Map<string, BoardDifference['is']>([
    ...(page?.items ?? []).map(({ rank, total, agent }) => [agent.slug, { rank, total }] as const),
    ...(page?.disqualified ?? []).map(({ total, agent }) => [agent.slug, { rank: null, total }] as const),
  ])
}

async function preview(wish: NewDecision): Promise<Board> {
  const previewed = await previewDecision(db, { actor, seasonSlug: 'open', wish })
  if (!previewed.ok) throw new Error(previewed.reason)
  const rows = previewed.boards.find(({ language }) => language === 'en')?.rows ?? []
  const wouldBe = new Map(await board())
  for (const row of rows) {
    expect(row.is).toEqual(wouldBe.get(row.agent.slug) ?? null)
    if (row.wouldBe) wouldBe.set(row.agent.slug, row.wouldBe)
    else wouldBe.delete(row.agent.slug)
  }
  expect(rows.length).toBeGreaterThan(0)
  return wouldBe
}

const judge = (wish: NewDecision) => decide(db, actor, 'open', wish)
const sorted = (rows: Board) => [...rows].toSorted(([a], [b]) => a.localeCompare(b))

/** Every table that a decision may write to. */
async function stored() {
  const { prisma } = db
  const [decisions, standings, tickets, entries, played, fixtures, audit] = await Promise.all([
    prisma.decision.findMany(),
    prisma.standing.findMany({ orderBy: [{ language: 'asc' }, { agentId: 'asc' }] }),
    prisma.ticket.findMany({ orderBy: { id: 'asc' } }),
    prisma.seasonEntry.findMany(),
    prisma.match.findMany({ orderBy: { id: 'asc' } }),
    prisma.fixture.findMany(),
    prisma.auditRow.findMany(),
  ])
  return { decisions, standings, tickets, entries, played, fixtures, audit }
}

const nth = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at]
  if (item === undefined) throw new Error(`there is no item ${at}`)
  return item
}

const kinds: readonly [string, () => NewDecision][] = [
  ['void', () => ({ kind: 'void', matchId: nth(matches, 1), reason })],
  ['re-run', () => ({ kind: 're-run', matchId: nth(matches, 1), reason })],
  ['disqualify', () => ({ kind: 'disqualify', agentId: nth(agents, 2), reason })],
  ['correct', () => ({ kind: 'correct', agentId: nth(agents, 2), language: 'en', points: -3000, reason })],
]

it.each(kinds)(
  'a preview of %s is the board after the decision, and so is the preview of the undo',
  async (_, wishOf) => {
    for (const wish of [
      wishOf(),
      { kind: 'undo', undoes: 1, reason },
      { kind: 'undo', undoes: 2, reason },
    ] as const) {
      const before = await stored()
      const wouldBe = await preview(wish)
      expect(await stored()).toEqual(before)
      expect(await judge(wish)).toMatchObject({ ok: true })
      expect(sorted(await board())).toEqual(sorted(wouldBe))
    }
  },
)

it('an agent that only the voided match keeps on the board is missing in the preview', async () => {
  for (const matchId of matches.slice(1)) await judge({ kind: 'void', matchId, reason })
  expect(await preview({ kind: 'void', matchId: nth(matches, 0), reason })).toEqual(new Map())
})

it('a preview is refused if the decision would be', async () => {
  const wish = { kind: 'void', matchId: nth(matches, 0), reason } as const
  await judge(wish)
  const refused = { ok: false, reason: 'match-already-void' }
  expect(await previewDecision(db, { actor, seasonSlug: 'open', wish })).toEqual(refused)
  expect(await previewDecision(db, { actor, seasonSlug: 'none', wish })).toMatchObject({
    reason: 'no-such-season',
  })
})

it('a preview gives up soon if another transaction holds the season', async () => {
  const holder = await db.pool.connect()
  await holder.query('begin')
  await holder.query("select 1 from seasons where slug = 'open' for update")
  const wish = { kind: 'void', matchId: nth(matches, 0), reason } as const
  expect(await previewDecision(db, { actor, seasonSlug: 'open', wish })).toEqual({
    ok: false,
    reason: 'preview-late',
  })
  await holder.query('rollback')
  holder.release()
  expect(await previewDecision(db, { actor, seasonSlug: 'open', wish })).toMatchObject({ ok: true })
})
