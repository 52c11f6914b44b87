import { systemClock } from '@wis/agents'
import type { Agent } from '@wis/agents'
import { inTransaction, newId } from '@wis/db'
import type { Database } from '@wis/db'
import { saveAgent } from '@wis/db/agents'
import { leaderboard } from '@wis/db/boards'
import {
  createMatch,
  createRulingWriter,
  hostedGames,
  listMatches,
  readEntries,
  readMatch,
  readPlayed,
} from '@wis/db/matches'
import type { NewMatch } from '@wis/db/matches'
import { ids, isHidden, redact, replay } from '@wis/engine'
import type { Entry, MatchId } from '@wis/engine'
import type { TurnRequest } from '@wis/protocol'
import { freshDatabase, readLog } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { createLog } from '../operations/log.ts'
import { createTallies } from '../operations/tallies.ts'
import { hostedHaggle } from '../testing/haggle.ts'
import type { HaggleRequest } from '../testing/haggle.ts'
import { openSeason } from '../testing/season.ts'
import { createProviderWatch } from './blamed.ts'
import type { MatchWorld } from './match-world.ts'
import { runMatch } from './run-match.ts'

type Haggler = Agent<HaggleRequest>
type AnyAgent = Agent<TurnRequest>

const on = () => ({ lost: new AbortController().signal, drain: new AbortController().signal })
const saying = (text: string) => ({ ok: true, text }) as const

/** Offers four, and then hesitates until its turn is taken away. */
const hesitant: Haggler = {
  reply: async ({ turn }, signal) => {
    if (turn.round === 1) return saying('offer 4')
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    return { ok: false, failure: 'unreachable', verdict: 'provider', detail: 'it was let go' }
  },
}
/** Offers three, and accepts any sufficient offer. */
const quick: Haggler = {
  reply: async ({ offered, least }) => saying(offered !== null && offered > least ? 'accept' : 'offer 3'),
}

/** A match of haggle, a second game beside who-is-spy, between these two. */
async function dealt(
  [first, second]: readonly [AnyAgent, AnyAgent],
  mode: 'ranked' | 'practice' = 'practice',
) {
  const db: Database = { ...(await freshDatabase()), games: { ...hostedGames, haggle: hostedHaggle } }
  const seasonId = await openSeason(db)
  const seats: NewMatch['seats'][number][] = []
  for (const alias of ['A', 'B']) {
    const owner = { name: alias, email: `${alias}@example.invalid` }
    const slug = `guest-${alias.toLowerCase()}`
    const agent = { slug, name: alias, kind: 'webhook', description: '', owner, settings: {} }
    seats.push({ alias, ...(await saveAgent(db, agent)) })
  }
  const id = ids.match(newId())
  const secrets = { seed: 'a seed', salt: 'salt', commitment: 'c' }
  const ruleset = { id: 'haggle-12', pot: 12, rounds: 3 }
  const terms = { game: 'haggle', seasonId, mode, language: 'en', ruleset, pair: [] } as const
  await inTransaction(db, (client) => createMatch(client, { id, ...terms, ...secrets, seats }))
  const shown: Entry[] = []
  const world: MatchWorld = {
    db,
    rulings: createRulingWriter(db),
    clock: systemClock,
    log: createLog(() => undefined),
    feed: {
      entries: (_, entries, rules) =>
        void shown.push(...entries.map((one) => redact(rules, 'spectator', one))),
      lobby: () => undefined,
    },
    tallies: createTallies(),
    providers: createProviderWatch(db),
    connect: ({ slug }) => (slug === 'guest-a' ? first : second),
  }
  return { db, world, id, shown }
}

const haggled = async (db: Database, id: MatchId) => {
  const log = await readEntries(db, id, 'director')
  return {
    log: log.map((entry) => hostedHaggle.entry.parse(entry)),
    types: log.map(({ event }) => event.type),
  }
}

describe('a game with simultaneous turns, secrets and an early end', () => {
  it('is played, stored, replayed and settled by the same runner', async () => {
    const { db, world, id } = await dealt([hesitant, quick])
    await runMatch(world, id, on())
    const { log, types } = await haggled(db, id)
    expect(types.slice(-3)).toEqual(['offer-made', 'round-opened', 'talks-ended'])
    const outcome = hostedHaggle.rules.outcome(replay(hostedHaggle.rules, log))
    const points = outcome?.kind === 'decided' ? outcome.points : []
    expect(points[0]).not.toBe(points[1])
    const header = await readMatch(db, id)
    expect(header).not.toHaveProperty('winner')
    expect(header).toMatchObject({
      game: 'haggle',
      status: 'finished',
      rulesetId: 'haggle-12',
      reason: 'agreed',
      seats: points.map((one) => ({ points: one })),
    })
  })

  it('counts on no board, and appears in the list of matches like any other', async () => {
    const { db, world, id } = await dealt([hesitant, quick])
    await runMatch(world, id, on())
    expect((await leaderboard(db, { language: 'en' }))?.items).toEqual([])
    expect(await db.prisma.ledgerRow.count()).toBe(0)
    expect((await listMatches(db, { limit: 9 })).items.map((match) => match.id)).toEqual([id])
  })

  it('hides its secrets from a spectator until it is over', async () => {
    const secrets: boolean[] = []
    const { db, world, id, shown } = await dealt([
      hesitant,
      {
        reply: async (request: HaggleRequest, signal) => {
          const seen = await readEntries(db, id, 'spectator')
          secrets.push(seen.slice(1, 3).every(({ event }) => isHidden(event)))
          expect(request.history.filter(({ event }) => event.type === 'least-told')).toHaveLength(1)
          return quick.reply(request, signal)
        },
      },
    ])
    await runMatch(world, id, on())
    expect(secrets).toEqual([true, true])
    expect(shown.filter(({ event }) => event.type === 'least-told')).toEqual([])
    expect(await readEntries(db, id, 'spectator')).toEqual(await readEntries(db, id, 'director'))
  })

  it('blames no agent for a turn that was taken away, and keeps no call of that turn', async () => {
    const { db, world, id } = await dealt([hesitant, quick])
    await runMatch(world, id, on())
    const calls = await db.prisma.agentCall.findMany({ where: { matchId: id }, orderBy: { seq: 'asc' } })
    expect(calls.map(({ seat, round }) => `${seat} in ${round}`).sort()).toEqual([
      '0 in 1',
      '1 in 1',
      '1 in 2',
    ])
    expect(await db.prisma.fault.count()).toBe(0)
  })

  it('continues from the end of its log after its runner was lost', async () => {
    const off = new AbortController()
    const { db, world, id } = await dealt([
      hesitant,
      {
        reply: async (request: HaggleRequest, signal) => {
          if (request.turn.round === 2 && !off.signal.aborted) off.abort()
          return quick.reply(request, signal)
        },
      },
    ])
    await runMatch(world, id, { ...on(), lost: off.signal })
    const before = (await haggled(db, id)).log
    expect(before.at(-1)?.event.type).toBe('round-opened')
    await runMatch(world, id, on())
    const { log, types } = await haggled(db, id)
    expect([log.slice(0, before.length), types.at(-1)]).toEqual([before, 'talks-ended'])
  })
})

describe('a game beside who-is-spy', () => {
  it('cannot be ranked yet: a match that would count is void', async () => {
    const { db, world, id } = await dealt([hesitant, quick], 'ranked')
    await runMatch(world, id, on())
    expect(await readMatch(db, id)).toMatchObject({ status: 'void', reason: 'platform-fault' })
  })

  it('has its log for an export, and none for readers of who-is-spy alone', async () => {
    const { db, world, id } = await dealt([hesitant, quick])
    await runMatch(world, id, on())
    expect(await readLog(db, id, 'director')).toEqual([])
    expect((await readPlayed(db, id))?.log).toEqual(await readEntries(db, id, 'director'))
  })

  it('is void if the platform does not have it', async () => {
    const { db, world, id } = await dealt([hesitant, quick])
    const without = { ...world, db: { ...db, games: hostedGames } }
    await runMatch(without, id, on())
    expect(await readMatch(db, id)).toMatchObject({ status: 'void' })
  })
})
