import { createHouseAgent, systemClock } from '@wis/agents'
import { openDatabase } from '@wis/db'
import { compareStandings } from '@wis/db/boards'
import { createRulingWriter, readMatch } from '@wis/db/matches'
import { replay } from '@wis/engine'
import { whoIsSpy } from '@wis/games/who-is-spy'
import { readLog } from '@wis/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { calm, dealtTable } from '../testing/dealt-table.ts'
import type { DealtTable } from '../testing/dealt-table.ts'
import type { MatchWorld } from './match-world.ts'
import { runMatch } from './run-match.ts'

const fiveMinutes = 5 * 60_000

const clockOff = (ms: number) => ({
  ...systemClock,
  now: () => new Date(systemClock.now().getTime() + ms),
})

/** No entry is missing, twice or out of order, no time goes back, and the books agree. */
async function expectWhole({ db, matchId }: DealtTable): Promise<void> {
  const log = await readLog(db, matchId, 'director')
  expect(log.map(({ seq }) => seq)).toEqual([...log.keys()])
  expect(log.map(({ at }) => at)).toEqual(log.map(({ at }) => at).toSorted())
  expect(replay(whoIsSpy, log).ending?.kind).toBe('decided')
  expect(await db.prisma.ledgerRow.count({ where: { matchId } })).toBe(6)
  expect(await compareStandings(db)).toEqual([])
}

const entriesOf = async ({ db, matchId }: Pick<DealtTable, 'db' | 'matchId'>) =>
  (await readLog(db, matchId, 'director')).length

const isOver = async ({ db, matchId }: DealtTable) => (await readMatch(db, matchId))?.status === 'finished'

/** A runner that dies at a chosen moment: its later calls do nothing, and it learns of no answer. */
async function dies({ db, world, matchId }: DealtTable, when: 'asked' | 'stored', clock = world.clock) {
  const off = new AbortController()
  const known = await entriesOf({ db, matchId })
  const die: MatchWorld = {
    ...world,
    clock,
    feed: {
      ...world.feed,
      entries: (_, entries) => {
        if (when === 'stored' && entries.some(({ seq }) => seq >= known)) off.abort()
      },
    },
    // It breaks no rule, which might end the match in its first round.
    connect: () => ({
      reply: (request, signal) => {
        if (when === 'asked') off.abort()
        return createHouseAgent('fox').reply(request, signal)
      },
    }),
  }
  await runMatch(die, matchId, { ...calm, lost: off.signal })
}

describe('a match whose runner dies', () => {
  it('at each ruling, right after it is stored, and again while the next one asks, is still played to its end', async () => {
    const table = await dealtTable()
    let deaths = 0
    while (!(await isOver(table))) {
      const before = await entriesOf(table)
      for (const when of ['asked', 'stored'] as const) {
        await dies(table, when)
        deaths += 1
      }
      expect(await entriesOf(table)).toBeGreaterThan(before)
    }
    expect(deaths).toBeGreaterThan(20)
    await expectWhole(table)
  })
})

describe('two runners whose clocks are five minutes apart', () => {
  it('play a match by turns, and its log never goes back in time', async () => {
    const table = await dealtTable()
    for (let turn = 0; !(await isOver(table)); turn++) {
      await dies(table, 'stored', clockOff(turn % 2 === 0 ? fiveMinutes : 0))
    }
    await expectWhole(table)
  })

  it('never play the same match at the same time: one gives way', async () => {
    const table = await dealtTable()
    const late = { ...table.world, clock: clockOff(-fiveMinutes) }
    await Promise.all([table.world, late].map((world) => runMatch(world, table.matchId, calm)))
    if (!(await isOver(table))) await runMatch(table.world, table.matchId, calm)
    await expectWhole(table)
  })
})

describe('a pool without a free connection', () => {
  it('keeps a match waiting, shows nothing before it is stored, and then the match goes on', async () => {
    const table = await dealtTable()
    const db = openDatabase({ url: table.db.url, poolSize: 1 })
    onTestFinished(() => db.close())
    const held = await db.pool.connect()
    const run = runMatch({ ...table.world, db, rulings: createRulingWriter(db) }, table.matchId, calm)
    await readLog(table.db, table.matchId, 'director')
    expect(table.shown).toEqual([])
    held.release()
    await run
    const log = await readLog(table.db, table.matchId, 'director')
    expect(table.shown).toEqual([...log.keys()])
    await expectWhole(table)
  })
})
