import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { decide } from '../decision/make-decision.ts'
import { deal, playOn, settledSeason } from '../testing/settled.ts'
import { cutSeason } from './season-cut.ts'
import { seasonState, whileAlone } from './season-state.ts'

async function fingerprint(db: Database): Promise<string> {
  const state = await seasonState(db, 'open')
  if (!state) throw new Error('no season')
  return state.fingerprint
}

const olga = { id: 'olga', name: 'Olga' }

describe('the fingerprint of a season', () => {
  it('stays the same while no part of an export changes', async () => {
    const db = await freshDatabase()
    const season = await settledSeason(db, 2)
    const before = await fingerprint(db)
    await deal(db, season.seasonId, season.agents.slice(0, 6))
    await db.pool.query('update standings set updated_at = now()')
    await db.pool.query(`update agents set description = 'Another'`)
    expect(await fingerprint(db)).toBe(before)
    expect((await cutSeason(db, 'open'))?.told.fingerprint).toBe(before)
  })

  it.each([
    ['the name of an agent', `update agents set name = 'Another' where id = (select min(id) from agents)`],
    ['the name of an owner', `update users set name = 'Another' where id = (select min(id) from users)`],
    ['the description of the season', `update seasons set description = 'Another'`],
    ['an embargo', `update seasons set embargo = true`],
    ['a match that is withheld', `update matches set withheld = true`],
    [
      'a total',
      `update standings set total = total + 1 where agent_id = (select min(agent_id) from standings)`,
    ],
  ])('is another after a change of %s', async (_, statement) => {
    const db = await freshDatabase()
    await settledSeason(db, 1)
    const before = await fingerprint(db)
    await db.pool.query(statement)
    expect(await fingerprint(db)).not.toBe(before)
  })

  it('changes after every match that ends, void ones included, and after every decision', async () => {
    const db = await freshDatabase()
    const season = await settledSeason(db, 2)
    const seen = [await fingerprint(db)]
    await playOn(db, season, 1)
    seen.push(await fingerprint(db))
    await deal(db, season.seasonId, season.agents.slice(0, 6))
    await db.pool.query(`update matches set status = 'void' where status = 'waiting'`)
    seen.push(await fingerprint(db))
    const matchId = season.matches[0]?.id ?? ''
    await decide(db, olga, 'open', { kind: 'void', matchId, reason: 'Because.' })
    seen.push(await fingerprint(db))
    expect(new Set(seen).size).toBe(4)
  })
})

describe('an export that is being made', () => {
  it('is made by one process at a time, and by the next one after it', async () => {
    const db = await freshDatabase()
    const made: string[] = []
    const isMade = await whileAlone(db, 'spring', async () => {
      made.push('first')
      expect(await whileAlone(db, 'spring', () => Promise.resolve(void made.push('second')))).toBe(false)
      expect(await whileAlone(db, 'autumn', () => Promise.resolve(void made.push('another')))).toBe(true)
    })
    expect(isMade).toBe(true)
    await expect(whileAlone(db, 'spring', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    )
    expect(await whileAlone(db, 'spring', () => Promise.resolve(void made.push('third')))).toBe(true)
    expect(made).toEqual(['first', 'another', 'third'])
  })
})
