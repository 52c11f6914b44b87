import type { Database } from '@wis/db'
import { putTurn } from '@wis/db/agents'
import { readSeat, takeSeat } from '@wis/db/people'
import { isHidden, redact, replay } from '@wis/engine'
import type { Entry } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { kitCalled, storeHouseMatch } from '../../testing/stored-kit-matches.ts'
import { openSeason } from '../../testing/stored-matches.ts'
import { seatPageOf } from './seat-page-of.ts'

const person = { userId: null, guest: 'ada' }
const kit = kitCalled('who-is-spy')

/** A person who sits at a seat of a stored match. */
async function sitting(entries?: number, played = kit) {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const taken = await takeSeat(db, { person, game: kit.id, language: 'en', opponents: 'any' })
  if (!taken.ok) throw new Error(taken.reason)
  const { seatId } = taken
  const { agentId } = (await readSeat(db, seatId, person)) ?? {}
  if (!agentId) throw new Error('the seat is not there')
  const { id, log } = await storeHouseMatch(db, {
    seasonId,
    kit: played,
    ...(entries !== undefined && { entries }),
  })
  await db.pool.query('update seats set agent_id = $2 where match_id = $1 and seat = 0', [id, agentId])
  await db.pool.query(`update tickets set state = 'seated', match_id = $1 where agent_id = $2`, [id, agentId])
  const page = (asked: Partial<Parameters<typeof seatPageOf>[1]> = {}, at: Database = db) =>
    seatPageOf(at, { seatId, person, since: -1, readIn: 'en', ...asked })
  return { db, id, log, agentId, page }
}

const seen = (log: readonly Entry[]) => log.map((entry) => redact(kit.rules, 0, entry))

describe('the page of a seat', () => {
  it('holds the log that the seat may know, what follows from it, and nothing else', async () => {
    const { page, log, id } = await sitting(20)
    const answer = await page()
    expect(answer?.entries).toEqual(seen(log.slice(0, 20)))
    expect(answer?.entries.some(({ event }) => isHidden(event))).toBe(true)
    expect(answer?.knows).toBe(kit.wire.observe(replay(kit.rules, seen(log.slice(0, 20))), 0).text)
    expect(answer).toMatchObject({ seat: 0, status: 'running', matchId: null, question: null })
    expect(JSON.stringify(answer)).not.toContain(id)
    expect((await page({ since: 17 }))?.entries.map(({ seq }) => seq)).toEqual([18, 19])
  })

  it('is for nobody else: no guest, no stranger and no account', async () => {
    const { page } = await sitting(20)
    for (const other of [
      { userId: null, guest: 'bob' },
      { userId: 'ada', guest: null },
      { userId: null, guest: null },
    ])
      expect(await page({ person: other })).toBeUndefined()
  })

  it('asks what an agent is asked, in the words of the reader', async () => {
    const { db, page, agentId } = await sitting(3)
    const turn = { kind: 'speech', round: 1, limit: 400, deadline: '' }
    await putTurn(db, { turnId: 'turn', agentId, body: JSON.stringify({ turn }), forMs: 90_000 })
    const { question } = (await page({ readIn: 'zh' })) ?? {}
    expect(question).toMatchObject({ turnId: 'turn', kind: 'speech', tries: 0, refused: null, legal: null })
    expect(question?.fields).toEqual([
      { kind: 'text', name: 'speech', label: '发言', optional: false, limit: 400 },
    ])
    expect(question?.leftMs).toBeGreaterThan(80_000)
  })

  it.each([
    ['maybe', / “maybe” /],
    ['{"move":"maybe"}', /^[^{]+$/],
  ])('says why %j was refused, when the same is asked again', async (said, told) => {
    const { db, page, id, agentId } = await sitting(2, kitCalled('dilemma'))
    const refused = { type: 'move-refused', seat: 0, step: 1, said, reason: 'unreadable' }
    const { rows } = await db.pool.query('select max(seq) as seq from entries where match_id = $1', [id])
    await db.pool.query('insert into entries (match_id, seq, at, event) values ($1, $2, now(), $3)', [
      ...[id, Number(rows[0]?.seq) + 1, JSON.stringify(refused)],
    ])
    const turn = { kind: 'choose', round: 1, step: 1, tries: 1 }
    await putTurn(db, { turnId: 'turn', agentId, body: JSON.stringify({ turn }), forMs: 90_000 })
    expect((await page())?.question).toMatchObject({ tries: 1, refused: expect.stringMatching(told) })
  })

  it('tells everything once the match is over, also which match it was', async () => {
    const { page, log, id } = await sitting()
    expect(await page({ since: 17 })).toMatchObject({ entries: log, matchId: id, status: 'finished' })
  })
})
