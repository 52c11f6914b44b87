import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import { rulesets } from '@wis/games/who-is-spy'
import { freshDatabase, readLog } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { saveAgent } from '../../doors/agents.ts'
import {
  appendRuling,
  claimMatch,
  createMatch,
  FencedOut,
  readMatch,
  voidMatch,
} from '../../doors/matches.ts'
import type { NewMatch } from '../../doors/matches.ts'
import { saveSeason } from '../../doors/seasons.ts'
import { inTransaction, newId } from '../../index.ts'
import type { Database } from '../../index.ts'

async function dealtMatch(db: Database): Promise<MatchId> {
  const ruleset = rulesets['wis-2024']
  const season = {
    slug: 'test',
    name: 'Test',
    game: 'who-is-spy',
    ruleset,
    languages: ['en' as const],
    demo: false,
  }
  const seasonId = await saveSeason(db, season)
  const owner = { name: 'Owner', email: 'owner@example.invalid' }
  const seats: NewMatch['seats'][number][] = []
  for (let seat = 0; seat < 6; seat++) {
    const agent = {
      slug: `agent-${seat}`,
      name: `Agent ${seat}`,
      kind: 'webhook',
      description: '',
      owner,
      settings: {},
    }
    seats.push({ ...(await saveAgent(db, agent)), alias: `Player ${seat + 1}` })
  }
  const id = ids.match(newId())
  const secrets = { pair: ['tea', 'coffee'] as const, seed: 'seed', salt: 'salt', commitment: 'c' }
  await inTransaction(db, (client) =>
    createMatch(client, {
      id,
      game: 'who-is-spy',
      seasonId,
      mode: 'ranked',
      language: 'en',
      ruleset,
      ...secrets,
      seats,
    }),
  )
  return id
}

const at = '2026-01-01T00:00:00.000Z'
const speech = (seq: number, text = 'It is warm.') => ({
  seq,
  at,
  event: { type: 'speech-given', seat: 0, text, cut: false },
})
const dealt = (seq: number) => ({ seq, at, event: { type: 'word-dealt', seat: 2, word: 'tea' } })

async function claimed(db: Database) {
  const id = await dealtMatch(db)
  const match = await claimMatch(db, id)
  return { id, fence: { matchId: id, attempt: match?.attempt ?? -1 } }
}

describe('the log of a match', () => {
  it('comes back in order, as it was stored', async () => {
    const db = await freshDatabase()
    const { id, fence } = await claimed(db)
    await appendRuling(db, fence, [speech(0), speech(1, 'It steams.')])
    await appendRuling(db, fence, [speech(2, '它很热。')])
    expect(await readLog(db, id, 'director')).toEqual([
      speech(0),
      speech(1, 'It steams.'),
      speech(2, '它很热。'),
    ])
    expect(await readLog(db, id, 'director', 1)).toEqual([speech(2, '它很热。')])
  })

  it('hides secret entries from a reader, and keeps the numbers', async () => {
    const db = await freshDatabase()
    const { id, fence } = await claimed(db)
    await appendRuling(db, fence, [dealt(0), speech(1)])
    const hidden = { seq: 0, at, event: { type: 'hidden' } }
    expect(await readLog(db, id, 'spectator')).toEqual([hidden, speech(1)])
    expect(await readLog(db, id, 1)).toEqual([hidden, speech(1)])
    expect(await readLog(db, id, 2)).toEqual([dealt(0), speech(1)])
  })

  it('is open to everybody once the match is over', async () => {
    const db = await freshDatabase()
    const { id, fence } = await claimed(db)
    await appendRuling(db, fence, [dealt(0)])
    const event = { type: 'match-voided', reason: 'test' }
    await voidMatch(db, fence, { entries: [{ seq: 1, at, event }] }, 'test')
    expect((await readLog(db, id, 'spectator'))[0]).toEqual(dealt(0))
    expect(await readMatch(db, id)).toMatchObject({ status: 'void', reason: 'test', words: null })
  })

  it('keeps a NUL that an agent said out of the database', async () => {
    const db = await freshDatabase()
    const { id, fence } = await claimed(db)
    await appendRuling(db, fence, [speech(0, 'a\u0000b')])
    expect(await readLog(db, id, 'director')).toEqual([speech(0, 'a\ufffdb')])
  })
})

describe('a runner that lost its claim', () => {
  it('writes nothing more', async () => {
    const db = await freshDatabase()
    const { id, fence } = await claimed(db)
    await appendRuling(db, fence, [speech(0)])
    await claimMatch(db, id)
    await expect(appendRuling(db, fence, [speech(1)])).rejects.toThrow(FencedOut)
    expect(await readLog(db, id, 'director')).toEqual([speech(0)])
  })

  it('cannot write a number twice or leave one out', async () => {
    const db = await freshDatabase()
    const { fence } = await claimed(db)
    await appendRuling(db, fence, [speech(0)])
    await expect(appendRuling(db, fence, [speech(0)])).rejects.toThrow(FencedOut)
    await expect(appendRuling(db, fence, [speech(2)])).rejects.toThrow(FencedOut)
  })

  it('does not claim a match that is over', async () => {
    const db = await freshDatabase()
    const { id, fence } = await claimed(db)
    const event = { type: 'match-voided', reason: 'test' }
    await voidMatch(db, fence, { entries: [{ seq: 0, at, event }] }, 'test')
    expect(await claimMatch(db, id)).toBeUndefined()
  })
})
