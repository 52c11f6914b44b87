import type { AgentId, MatchId, SeasonId } from '@wis/engine'
import { rulesets } from '@wis/games/who-is-spy'
import { decidedBoard } from '@wis/ratings'
import { freshDatabase, readLog } from '@wis/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { compareStandings, leaderboard, rebuildStandings } from '../doors/boards.ts'
import { settlementOfLog } from '../doors/matches.ts'
import { boardWithout, decide, listDecisions } from '../doors/seasons.ts'
import type { Database } from '../index.ts'
import { namedAgents, playedOut } from '../testing/played-out.ts'
import { openSeason } from '../testing/settled.ts'
import { seasonDecisions } from './decisions.ts'

const actor = { id: 'someone', name: 'Ann Organizer' }
const reason = 'The lights went out.'

let db: Database
let seasonId: SeasonId
let agents: AgentId[]
let matches: MatchId[]

beforeEach(async () => {
  db = await freshDatabase()
  seasonId = await openSeason(db)
  agents = await namedAgents(db, ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'])
  matches = []
  for (const seed of ['one', 'two', 'three']) matches.push(await playedOut(db, { seasonId, agents, seed }))
})

const nth = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at]
  if (item === undefined) throw new Error(`there is no item ${at}`)
  return item
}
const board = async () => {
  const page = await leaderboard(db, { seasonSlug: 'open', language: 'en' })
  return (
    page && [...page.items.map(({ rank, total, agent }) => [rank, agent.slug, total]), ...page.disqualified]
  )
}
const judge = (wish: Parameters<typeof decide>[3]) => decide(db, actor, 'open', wish)
async function resultsOf(matchId: MatchId) {
  const log = await readLog(db, matchId, 'director')
  const seats = agents.map((agentId) => ({ agentId }))
  const { seats: results } = settlementOfLog(
    db,
    { game: 'who-is-spy', seasonId, mode: 'ranked', language: 'en', seats },
    log,
  )
  return { matchId, results }
}
const expectSound = async () => expect(await compareStandings(db)).toEqual([])

describe('a match void by decision', () => {
  it('takes its points out of the standings, and an undo puts them back', async () => {
    const before = await board()
    expect(await judge({ kind: 'void', matchId: nth(matches, 1), reason })).toEqual({ ok: true, number: 1 })
    expect(await board()).not.toEqual(before)
    await expectSound()
    expect(await judge({ kind: 'undo', undoes: 1, reason })).toEqual({ ok: true, number: 2 })
    expect(await board()).toEqual(before)
    await expectSound()
  })

  it('is void once: a second decision, or one about a missing match, is refused', async () => {
    const matchId = nth(matches, 0)
    await judge({ kind: 'void', matchId, reason })
    expect(await judge({ kind: 'void', matchId, reason })).toMatchObject({ reason: 'match-already-void' })
    expect(await judge({ kind: 'void', matchId: 'none', reason })).toMatchObject({ reason: 'no-such-match' })
    expect(await judge({ kind: 'undo', undoes: 7, reason })).toMatchObject({ reason: 'no-such-decision' })
  })

  it('takes an agent off the board if nothing else keeps it there', async () => {
    for (const matchId of matches) await judge({ kind: 'void', matchId, reason })
    expect(await board()).toEqual([])
    await expectSound()
    await judge({ kind: 'correct', agentId: nth(agents, 0), language: 'en', points: 15, reason })
    expect(await board()).toEqual([[1, 'ant', 1515]])
    await expectSound()
  })

  it('is void again once its undoing is undone', async () => {
    await judge({ kind: 'void', matchId: nth(matches, 0), reason })
    const voided = await board()
    await judge({ kind: 'undo', undoes: 1, reason })
    await judge({ kind: 'undo', undoes: 2, reason })
    expect(await board()).toEqual(voided)
    expect(await judge({ kind: 'undo', undoes: 2, reason })).toMatchObject({ reason: 'already-undone' })
    const listed = await listDecisions(db, { seasonSlug: 'open' })
    expect(listed?.items.map(({ number, inForce }) => [number, inForce])).toEqual([
      [3, true],
      [2, false],
      [1, true],
    ])
  })
})

describe('a match that is to be played again', () => {
  it('counts for no agent, and its agents wait in the queue again until the decision is undone', async () => {
    await judge({ kind: 're-run', matchId: nth(matches, 0), reason })
    const waiting = () => db.prisma.ticket.findMany({ where: { state: 'waiting' } })
    expect((await waiting()).map(({ agentId }) => agentId).sort()).toEqual([...agents].sort())
    await expectSound()
    await judge({ kind: 'undo', undoes: 1, reason })
    expect(await waiting()).toEqual([])
    await expectSound()
  })

  it('is played as long as the season plays, also while its board stands still', async () => {
    const wish = { kind: 're-run', matchId: nth(matches, 0), reason } as const
    await db.prisma.season.update({ where: { id: seasonId }, data: { state: 'closing' } })
    expect(await judge(wish)).toMatchObject({ reason: 'season-not-playing' })
    await db.prisma.season.update({ where: { id: seasonId }, data: { state: 'frozen' } })
    expect(await judge(wish)).toMatchObject({ ok: true })
  })

  it('frees its fixture, and gets it back if the replay is called off in time', async () => {
    const matchId = nth(matches, 0)
    const place = { seasonId, language: 'en', stage: 1, number: 1, agentIds: [...agents] }
    await db.prisma.fixture.create({ data: { id: 'f', ...place, state: 'done', matchId } })
    const fixture = () =>
      db.prisma.fixture.findUnique({ where: { id: 'f' }, select: { state: true, matchId: true } })
    await judge({ kind: 're-run', matchId, reason })
    expect(await fixture()).toEqual({ state: 'waiting', matchId: null })
    await judge({ kind: 'undo', undoes: 1, reason })
    expect(await fixture()).toEqual({ state: 'done', matchId })
    await judge({ kind: 'undo', undoes: 2, reason })
    await db.prisma.fixture.update({ where: { id: 'f' }, data: { state: 'seated' } })
    expect(await judge({ kind: 'undo', undoes: 3, reason })).toMatchObject({ reason: 'already-replayed' })
  })

  it('counts again if its replay was dropped, unless a later stage depends on that', async () => {
    const matchId = nth(matches, 0)
    const place = { seasonId, language: 'en', stage: 1, number: 1, agentIds: [...agents] }
    await db.prisma.fixture.create({ data: { id: 'f', ...place, state: 'done', matchId } })
    await db.prisma.season.update({ where: { id: seasonId }, data: { format: 'knockout' } })
    await judge({ kind: 're-run', matchId, reason })
    await db.prisma.fixture.update({ where: { id: 'f' }, data: { state: 'dropped' } })
    await db.prisma.fixture.create({ data: { ...place, id: 'later', stage: 2 } })
    expect(await judge({ kind: 'undo', undoes: 1, reason })).toMatchObject({ reason: 'round-is-over' })
    await db.prisma.fixture.delete({ where: { id: 'later' } })
    expect(await judge({ kind: 'undo', undoes: 1, reason })).toMatchObject({ ok: true })
    expect(await db.prisma.fixture.findFirst()).toMatchObject({ state: 'done', matchId })
    await expectSound()
  })
})

describe('a disqualified agent', () => {
  it('has no rank, stands below the board and leaves all others their points', async () => {
    const first = await leaderboard(db, { seasonSlug: 'open', language: 'en' })
    const agentId = first?.items[0]?.agent.id ?? ''
    await judge({ kind: 'disqualify', agentId, reason })
    const after = await leaderboard(db, { seasonSlug: 'open', language: 'en' })
    expect(after?.items.map(({ total }) => total)).toEqual(first?.items.slice(1).map(({ total }) => total))
    expect(after?.items[0]?.rank).toBe(1)
    expect(after?.disqualified.map(({ agent }) => agent.id)).toEqual([agentId])
    expect(await judge({ kind: 'disqualify', agentId, reason })).toMatchObject({ ok: false })
    await judge({ kind: 'undo', undoes: 1, reason })
    expect(await leaderboard(db, { seasonSlug: 'open', language: 'en' })).toEqual(first)
    expect(await db.prisma.seasonEntry.count()).toBe(0)
  })
})

describe('decisions', () => {
  it('made at the same moment come one after the other, and only one of them voids a match', async () => {
    const [matchId, other] = [nth(matches, 0), nth(matches, 1)]
    const agentId = nth(agents, 1)
    const made = await Promise.all([
      judge({ kind: 'void', matchId, reason }),
      judge({ kind: 'void', matchId, reason }),
      judge({ kind: 'void', matchId: other, reason }),
      judge({ kind: 'correct', agentId, language: 'en', points: 7, reason }),
      playedOut(db, { seasonId, agents, seed: 'four' }),
    ])
    const numbers = made.flatMap((one) => (typeof one === 'object' && one.ok ? [one.number] : []))
    expect(numbers.toSorted()).toEqual([1, 2, 3])
    await expectSound()
  })

  it('survive a rebuild of the standings', async () => {
    await judge({ kind: 'void', matchId: nth(matches, 0), reason })
    await judge({ kind: 'correct', agentId: nth(agents, 2), language: 'en', points: -40, reason })
    const decided = await board()
    await db.prisma.standing.deleteMany({})
    await rebuildStandings(db)
    expect(await board()).toEqual(decided)
    await expectSound()
  })

  it('give the board that follows from the logs and the decisions alone', async () => {
    await judge({ kind: 'void', matchId: nth(matches, 2), reason })
    await judge({ kind: 'correct', agentId: nth(agents, 4), language: 'en', points: 22, reason })
    await judge({ kind: 'disqualify', agentId: nth(agents, 0), reason })
    const results = await Promise.all(matches.map(resultsOf))
    const decisions = await seasonDecisions(db.pool, seasonId)
    const lines = decidedBoard(rulesets['wis-2024'], { language: 'en', matches: results }, decisions)
    const stored = await leaderboard(db, { seasonSlug: 'open', language: 'en' })
    const ranked = lines.filter(({ disqualified }) => !disqualified)
    expect(ranked.map(({ rank, agentId, total }) => [rank, agentId, total])).toEqual(
      stored?.items.map(({ rank, agent, total }) => [rank, agent.id, total]),
    )
    expect(lines.at(-1)).toMatchObject({ rank: null, agentId: stored?.disqualified[0]?.agent.id })
  })

  it('show the board without one of them', async () => {
    const agentId = nth(agents, 2)
    const before = await board()
    await judge({ kind: 'correct', agentId, language: 'en', points: 3000, reason })
    await judge({ kind: 'void', matchId: nth(matches, 0), reason })
    await judge({ kind: 'undo', undoes: 2, reason })
    const moved = await boardWithout(db, { seasonSlug: 'open', language: 'en', number: 1 })
    const rankBefore = before?.flatMap((row) => (Array.isArray(row) && row[1] === 'cat' ? [row[0]] : []))
    expect(moved?.find(({ agent }) => agent.slug === 'cat')).toMatchObject({
      is: { rank: 1 },
      wouldBe: { rank: rankBefore?.[0] },
    })
    const withoutUndo = await boardWithout(db, { seasonSlug: 'open', language: 'en', number: 3 })
    await judge({ kind: 'undo', undoes: 3, reason })
    const now = await leaderboard(db, { seasonSlug: 'open', language: 'en' })
    const [some] = withoutUndo ?? []
    expect(now?.items.find(({ agent }) => agent.slug === some?.agent.slug)?.total).toBe(some?.wouldBe?.total)
  })

  it('leave a row in the audit log, and none if they are refused', async () => {
    await judge({ kind: 'void', matchId: nth(matches, 0), reason })
    await judge({ kind: 'void', matchId: nth(matches, 0), reason })
    expect(await db.prisma.auditRow.findMany()).toMatchObject([
      {
        actorName: 'Ann Organizer',
        action: 'decision-void',
        subject: `season:${seasonId}`,
        detail: { number: 1, reason },
      },
    ])
  })

  it('are no longer made once the season is closed', async () => {
    await db.prisma.season.update({ where: { id: seasonId }, data: { state: 'closed' } })
    expect(await judge({ kind: 'void', matchId: nth(matches, 0), reason })).toMatchObject({
      reason: 'season-closed',
    })
  })
})
