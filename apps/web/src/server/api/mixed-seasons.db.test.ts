import { claimMatch, settleMatch, settlementOfLog } from '@wis/db/matches'
import { readPeopleBoard } from '@wis/db/people'
import { ids } from '@wis/engine'
import type { AgentId, SeasonId } from '@wis/engine'
import { verifySeason } from '@wis/proof'
import { randomMatch } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { apiRig, jsonOf } from '../../testing/api-rig.ts'
import type { ApiRig, Asker } from '../../testing/api-rig.ts'
import { asked, reads, textOf } from '../../testing/every-read.ts'
import { exchangeSeats } from '../../testing/exchange-seats.ts'
import { openSeason, storeMatch } from '../../testing/stored-matches.ts'

/** A match of a mixed season that goes on. A person has one of its seats. */
async function liveTable(api: ApiRig) {
  const organizer = await api.user('organizer')
  const member = await api.user()
  const seasonId = await openSeason(api.db)
  await api.db.prisma.season.update({
    where: { id: seasonId },
    data: { terms: { people: 'mixed' }, ownerId: organizer.id },
  })
  const { id, agents } = await storeMatch(api.db, { seasonId, seed: 'a', entries: 12 })
  const [person = ids.agent('')] = agents
  await makePerson(api, { agentId: person, seasonId, matchId: id, userId: member.id })
  return { seasonId, organizer, member, matchId: id, agents, person }
}

interface Sitting {
  readonly agentId: AgentId
  readonly seasonId: SeasonId
  readonly matchId: string
  readonly userId: string
}

async function makePerson({ db }: ApiRig, { agentId, seasonId, matchId, userId }: Sitting): Promise<void> {
  await db.prisma.agent.update({
    where: { id: agentId },
    data: { kind: 'person', slug: `person-${agentId}`, name: 'A person', ownerId: null },
  })
  await db.prisma.seat.updateMany({ where: { matchId, agentId }, data: { sitsIn: true } })
  await db.prisma.personSeat.create({ data: { id: 'seat', agentId, userId, counted: true } })
  const { id: versionId } = await db.prisma.agentVersion.findFirstOrThrow({ where: { agentId } })
  const data = { id: 'ticket', agentId, versionId, seasonId, matchId, language: 'en' }
  await db.prisma.ticket.create({ data: { ...data, mode: 'ranked', state: 'seated' } })
  // Agents are called, and people are not. All seats but that of the person have calls with what they cost.
  await db.pool.query(
    `insert into agent_calls (match_id, seq, seat, kind, round, started_at, latency_ms)
     select match_id, 3 + seat, seat, 'speech', 1, now(), 1000 + seat from seats where match_id = $1 and agent_id <> $2`,
    [matchId, agentId],
  )
}

/** What answers tell of the present time and of the runner. */
const ofNow = /"(waitedMs|oldestMs|nextTickAt)":("[^"]*"|[\d.]+)|"runner":\{[^}]*\}/g

/** An admin may read what each agent is asked at its seat, as an operator may read the database. */
const readsCalls = /^GET \/agents\/\{id\}\/calls/

/** Everything that anybody may ask for about the season, the match and the agents at its table. */
async function allAnswers(api: ApiRig, as: Asker | undefined, about: Record<string, readonly string[]>) {
  const found = new Map<string, string>()
  for (const key of reads)
    for (const call of asked(key, about)) {
      const answer = await api.call(key, { as, ...call })
      const name = `${key} ${JSON.stringify(call)}`
      found.set(name, `${answer.status} ${(await textOf(answer)).replaceAll(ofNow, '')}`)
    }
  return found
}

describe('a match of a mixed season that goes on', () => {
  it(
    'answers the same to everybody whoever of the table is the person, until it is over',
    { timeout: 240_000 },
    async () => {
      const api = await apiRig()
      const { organizer, matchId, agents, person } = await liveTable(api)
      const [owner, admin] = [await api.user(), await api.user('admin')]
      const about = { matches: [matchId], agents: [...agents], seasons: ['spring'] }
      const personSeat = agents.indexOf(person)
      const seats = [personSeat, (personSeat + 1) % agents.length] as const
      const third = agents[(personSeat + 2) % agents.length] ?? ''
      await api.db.prisma.agent.updateMany({ where: { id: third }, data: { ownerId: owner.id } })
      const strangers = [undefined, (await api.user()).session]
      const readers = [...strangers, owner.session, organizer.session, admin.session]
      const differing = async () => {
        const told: string[] = []
        for (const as of readers) {
          const before = await allAnswers(api, as, about)
          await exchangeSeats(api.db, matchId, seats)
          const after = await allAnswers(api, as, about)
          await exchangeSeats(api.db, matchId, seats)
          for (const [name, text] of before)
            if (after.get(name) !== text && !(as === admin.session && readsCalls.test(name))) told.push(name)
        }
        return [...new Set(told)]
      }
      expect(await differing()).toEqual([])
      // The same look finds a leak.
      await api.db.prisma.match.update({ where: { id: matchId }, data: { withheld: false } })
      const leaks = await differing()
      expect(leaks.some((name) => name.startsWith('GET /matches/{id} '))).toBe(true)
      expect(leaks.some((name) => name.startsWith('GET /matches {'))).toBe(true)
    },
  )
})

it('a mixed season tells of its people without names, and its export verifies', async () => {
  const api = await apiRig()
  const { seasonId, matchId, agents, member, person } = await liveTable(api)
  const { log } = randomMatch({ seed: 'a' })
  const claimed = await claimMatch(api.db, matchId)
  const seats = claimed?.seats.map(({ agentId, sitsIn }) => ({ agentId, sitsIn })) ?? []
  const played = { game: 'who-is-spy', seasonId, mode: 'ranked', language: 'en', seats } as const
  const settlement = settlementOfLog(api.db, played, log)
  await settleMatch(
    api.db,
    { matchId, attempt: claimed?.attempt ?? -1 },
    { entries: log.slice(12) },
    settlement,
  )
  const query = { season: 'spring', language: 'en' }
  const answer = await api.call('GET /leaderboard', { query })
  const board = await jsonOf('GET /leaderboard', answer)
  const own = await readPeopleBoard(api.db, { seasonId, language: 'en' }, member.id)
  const [{ isReader, isProvisional: _, ...line }] = own?.people as [NonNullable<typeof own>['people'][number]]
  expect(isReader).toBe(true)
  expect(board).toMatchObject({ peopleBoard: [line] })
  expect(board).toMatchObject({ items: Array.from({ length: agents.length - 1 }, () => ({ matches: 1 })) })
  expect(JSON.stringify(board)).not.toMatch(new RegExp(`${member.id}|${person}`))
  const match = await jsonOf(
    'GET /matches/{id}',
    await api.call('GET /matches/{id}', { params: { id: matchId } }),
  )
  expect(JSON.stringify(match)).toContain('"kind":"person"')
  const params = { slug: 'spring' }
  const lines = (await (await api.call('GET /seasons/{slug}/export.jsonl', { params })).text())
    .trimEnd()
    .split('\n')
  expect(await verifySeason(lines)).toMatchObject({ ok: true, matches: 1 })
  expect(lines.join()).toContain(`"sitsIn":["${person}"]`)
  expect(lines.join()).not.toContain(member.id)
  const asOthers = lines.map((line) => line.replace('"people":"mixed"', '"people":"none"'))
  expect(await verifySeason(asOthers)).toMatchObject({ ok: false })
})
