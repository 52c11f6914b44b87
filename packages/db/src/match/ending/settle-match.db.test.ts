import type { Entry } from '@wis/engine'
import { freshDatabase, randomMatch } from '@wis/testkit'
import { expect, it } from 'vitest'
import type { Database } from '../../index.ts'
import { namedAgents } from '../../testing/played-out.ts'
import { deal, openSeason } from '../../testing/settled.ts'
import { claimMatch } from '../claim-match.ts'
import { FencedOut } from '../log/append-ruling.ts'
import { settleMatch } from './settle-match.ts'
import { settlementOfLog } from './settlement-of-log.ts'

const { log } = randomMatch({ seed: 'settled' })

/** A match that two runners have claimed, one after the other, and played to the same end. */
async function claimedTwice(db: Database) {
  const seasonId = await openSeason(db)
  const agents = await namedAgents(db, ['ada', 'bob', 'cid', 'dot', 'eve', 'fay'])
  const dealt = await deal(db, seasonId, agents)
  if (!('matchId' in dealt)) throw new Error(dealt.refused.join())
  const { matchId } = dealt
  const lost = (await claimMatch(db, matchId))?.attempt ?? -1
  const held = (await claimMatch(db, matchId))?.attempt ?? -1
  const seats = agents.map((agentId) => ({ agentId }))
  const settlement = settlementOfLog(
    db,
    { game: 'who-is-spy', seasonId, mode: 'ranked', language: 'en', seats },
    log,
  )
  const settleAs = (attempt: number, entries: readonly Pick<Entry, 'seq' | 'at' | 'event'>[] = log) =>
    settleMatch(db, { matchId, attempt }, { entries }, settlement)
  return { lost, held, settleAs }
}

async function stored({ pool }: Database): Promise<unknown> {
  const { rows } = await pool.query(
    `select status, (select count(*)::int from entries) as entries, (select count(*)::int from ledger) as booked,
            (select coalesce(sum(matches), 0)::int from standings) as counted
     from matches`,
  )
  return rows[0]
}

const nothing = { status: 'running', entries: 0, booked: 0, counted: 0 }
const everything = { status: 'finished', entries: log.length, booked: 6, counted: 6 }

it('a runner that has lost its claim settles nothing', async () => {
  const db = await freshDatabase()
  const { lost, settleAs } = await claimedTwice(db)
  await expect(settleAs(lost)).rejects.toThrow(FencedOut)
  expect(await stored(db)).toEqual(nothing)
})

it('a runner hears that its claim is lost, also if another has settled the match', async () => {
  const db = await freshDatabase()
  const { lost, held, settleAs } = await claimedTwice(db)
  await settleAs(held)
  expect(await stored(db)).toEqual(everything)
  for (const attempt of [lost, held]) await expect(settleAs(attempt)).rejects.toThrow(FencedOut)
  expect(await stored(db)).toEqual(everything)
})

it('a match whose last ruling cannot be stored is not settled, until it can', async () => {
  const db = await freshDatabase()
  const { held, settleAs } = await claimedTwice(db)
  const broken = { seq: 0, at: 'no time', event: { type: 'match-ended' } }
  await expect(settleAs(held, [broken])).rejects.toThrow(/no time/)
  expect(await stored(db)).toEqual(nothing)
  await settleAs(held)
  expect(await stored(db)).toEqual(everything)
})
