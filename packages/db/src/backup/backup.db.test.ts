import { freshDatabase, readLog } from '@wis/testkit'
import { expect, it } from 'vitest'
import { compareStandings, leaderboard } from '../doors/boards.ts'
import { decide } from '../doors/seasons.ts'
import { dumpDatabase, loadDatabase } from '../index.ts'
import type { Database } from '../index.ts'
import { namedAgents, playedOut } from '../testing/played-out.ts'
import { openSeason } from '../testing/settled.ts'

/** A database with a sample of every value that is hard to dump. */
async function livedIn() {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const agents = await namedAgents(db, ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'])
  const matchId = await playedOut(db, { seasonId, agents, seed: 'one' })
  await playedOut(db, { seasonId, agents, seed: 'two' })
  const actor = { id: 'a', name: 'Line\u2028separator "quoted" \\ 猫' }
  await decide(db, actor, 'open', { kind: 'void', matchId, reason: 'Two\nlines.' })
  const [agentId = ''] = agents
  await db.prisma.agentAvatar.create({ data: { agentId, image: Buffer.from([0, 255, 10, 13]) } })
  const tokens = 9_007_199_254_740_993n
  await db.prisma.budgetDay.create({ data: { agentId, day: new Date('2026-01-02'), tokens } })
  return { db, matchId }
}

async function linesOf(db: Database): Promise<string[]> {
  const lines: string[] = []
  for await (const line of dumpDatabase(db)) lines.push(line)
  return lines
}

async function* streamOf(lines: readonly string[]) {
  for (const line of lines) yield await Promise.resolve(line)
}

it('a backup restores every row to the last digit and byte', async () => {
  const { db, matchId } = await livedIn()
  const lines = await linesOf(db)
  const restored = await freshDatabase()
  const loaded = await loadDatabase(restored, streamOf(lines), { replace: false })
  expect(loaded).toMatchObject({ ok: true })
  expect((await linesOf(restored)).toSorted()).toEqual(lines.toSorted())
  const board = (of: Database) => leaderboard(of, { seasonSlug: 'open', language: 'en' })
  expect(await board(restored)).toEqual(await board(db))
  expect(await readLog(restored, matchId, 'director')).toEqual(await readLog(db, matchId, 'director'))
  expect(await compareStandings(restored)).toEqual([])
})

it('a database with any content is left alone unless it is to be replaced', async () => {
  const { db } = await livedIn()
  const lines = await linesOf(db)
  const refused = await loadDatabase(db, streamOf(lines), { replace: false })
  expect(refused).toEqual({ ok: false, reason: 'not-empty' })
  await db.prisma.agentAvatar.deleteMany({})
  expect(await loadDatabase(db, streamOf(lines), { replace: true })).toMatchObject({ ok: true })
  expect(await db.prisma.agentAvatar.count()).toBe(1)
})

const isSeat = (line: string) => line.startsWith('{"match_id"')

it.each([
  ['is cut short', 'cut-short', (lines: string[]) => lines.slice(0, -1)],
  ['lacks a row', 'cut-short', (lines: string[]) => lines.toSpliced(lines.findIndex(isSeat), 1)],
  [
    'is of another version',
    'other-version',
    (lines: string[]) => [lines[0]?.replace('_', '-') ?? '', ...lines.slice(1)],
  ],
  ['is something else', 'not-a-backup', () => ['{"format":"wis-match/1"}']],
  ['is empty', 'not-a-backup', () => []],
])('of a file that %s takes nothing', async (_, reason, spoil) => {
  const { db } = await livedIn()
  const lines = await linesOf(db)
  const restored = await freshDatabase()
  const loaded = await loadDatabase(restored, streamOf(spoil(lines)), { replace: false })
  expect(loaded).toEqual({ ok: false, reason })
  expect(await restored.prisma.user.count()).toBe(0)
})
