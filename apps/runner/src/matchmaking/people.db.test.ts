import { createOutboundAgent } from '@wis/agents'
import type { Database } from '@wis/db'
import { answerTurn } from '@wis/db/agents'
import { readEntries, readMatch, readPlayed } from '@wis/db/matches'
import { leaveSeat, readSeat, seatQuestion, takeSeat } from '@wis/db/people'
import { forPeople, kits, personsTurnMs } from '@wis/games'
import { exportMatch, signingKeyFrom, verifyExport } from '@wis/proof'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { asked, station } from '../testing/outbound-agents.ts'
import { runHere } from '../testing/runner-process.ts'
import { openLadderOf, openSeason } from '../testing/season.ts'
import { until } from '../testing/until.ts'
import { seat as seatTables } from '../testing/waiting-agents.ts'

const key = signingKeyFrom(Buffer.alloc(32, 5))
const person = { userId: null, guest: 'the hash of a cookie' }

async function seated(db: Database, game: string) {
  const taken = await takeSeat(db, { person, game, language: 'en', opponents: 'strong' })
  if (!taken.ok) throw new Error(taken.reason)
  const read = async () => {
    const seat = await readSeat(db, taken.seatId, person)
    if (!seat) throw new Error('the seat is not there')
    return seat
  }
  return { read, agentId: (await read()).agentId }
}

describe('a table with a person', () => {
  it('is dealt with the chosen house, with time to type, and before the end nobody sees who sits there', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    const { read } = await seated(db, 'who-is-spy')
    await seatTables(db)
    const { match } = await read()
    if (!match) throw new Error('no table was dealt')
    expect(match.ruleset).toMatchObject({ turnLimitMs: personsTurnMs, rounds: 3 })
    expect(match.aliases).toHaveLength(6)
    const header = await readMatch(db, match.id)
    expect(header).toMatchObject({ mode: 'practice', withheld: true, seats: [] })
  })

  it('plays what the person answers, and is open to all after the end', async () => {
    const db = await freshDatabase()
    await openLadderOf(db, 'dilemma')
    const { read, agentId } = await seated(db, 'dilemma')
    await runHere(db.url, { WIS_HOUSE_PACE_MS: '0' })
    const over = await until('the end', async () => {
      const question = await seatQuestion(db, agentId)
      if (question)
        await answerTurn(db, { turnId: question.turnId, agentId, answer: '{"choice":"cooperate"}' })
      const seat = await read()
      return seat.match?.status === 'finished' && seat.match
    })
    const log = await readEntries(db, over.id, 'spectator')
    const own = log.flatMap(({ event }) => ('seat' in event && event.seat === over.seat ? [event] : []))
    expect(JSON.stringify(own)).toContain('cooperate')
    expect(JSON.stringify(own)).not.toMatch(/defect|move-missed/)
    const header = await readMatch(db, over.id)
    expect(header?.withheld).toBe(false)
    expect(header?.seats[over.seat]?.agent).toMatchObject({ kind: 'person', name: 'A person' })
    expect(await db.prisma.standing.count()).toBe(0)
    const played = await readPlayed(db, over.id)
    const lines = (played && exportMatch(played, { version: '1', key })) ?? []
    expect(verifyExport(lines)).toMatchObject({ ok: true, matchId: over.id })
    expect(lines.join()).not.toContain(person.guest)
  })
})

it('a person who leaves during a turn gives no answer to it, and none to later ones', async () => {
  const db = await freshDatabase()
  await openSeason(db)
  const { agentId } = await seated(db, 'who-is-spy')
  const { outbound } = await station(db)
  const agent = createOutboundAgent(outbound.lineTo(agentId))
  const never = new AbortController().signal
  expect(await agent.prepare(never)).toEqual({ ready: true })
  const reply = agent.reply(asked(), never)
  await until('the question', () => seatQuestion(db, agentId))
  await leaveSeat(db, agentId)
  expect(await reply).toMatchObject({ ok: false, failure: 'unreachable', verdict: 'asleep' })
})

it.each(kits.map((kit) => [kit.id, kit] as const))(
  'no turn of %s is shorter for people than a minute and a half, and no other rule changes',
  (_, kit) => {
    for (const preset of kit.setup.presets) {
      const changed: Readonly<Record<string, unknown>> = { ...forPeople(kit, preset) }
      const { id: __, turnLimitMs, talkLimitMs, ...rest } = changed
      expect(Math.min(Number(turnLimitMs), Number(talkLimitMs ?? personsTurnMs))).toBeGreaterThanOrEqual(
        90_000,
      )
      expect({ ...preset, ...rest, turnLimitMs: preset.turnLimitMs, id: preset.id }).toEqual(preset)
      expect(kit.setup.ruleset.safeParse(changed).success).toBe(true)
    }
  },
)
