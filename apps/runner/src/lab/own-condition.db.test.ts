import { createHouseAgent } from '@wis/agents'
import type { Agent } from '@wis/agents'
import { ids } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import type { Connectable } from '../connect/connect.ts'
import { startedExperiment } from '../testing/experiment.ts'
import { playerOf } from '../testing/play-tables.ts'
import { dealtAll } from '../testing/scheduled-season.ts'
import { openSeason } from '../testing/season.ts'

it('a condition of the author reaches the seats that it names, and no seat of another condition', async () => {
  const db = await freshDatabase()
  await openSeason(db)
  const id = await startedExperiment(db, {
    game: 'who-is-spy',
    subjects: ['fox'],
    design: { materials: 1, repeats: 1, only: { role: ['spy'] } },
    conditions: ['baseline', 'careful', 'short'],
    own: {
      careful: { prompt: 'Name no colour.', strategy: 'reasoning' },
      short: { seats: 'others', rules: { rounds: 1 } },
    },
  })
  const model = { kind: 'openai', baseUrl: 'https://a.example/v1', model: 'm', strategy: { preset: 'plain' } }
  await db.prisma.agentVersion.updateMany({ data: { settings: model } })
  await dealtAll(db)
  const planned = await db.prisma.experimentMatch.findMany({
    where: { experimentId: id },
    orderBy: { number: 'asc' },
    include: { match: true },
  })
  const seen: Connectable[][] = []
  for (const { matchId } of planned) {
    const seats: Connectable[] = []
    seen.push(seats)
    await playerOf(db, createHouseAgent, (seat) => void seats.push(seat))(ids.match(matchId ?? ''))
  }
  const strategies = seen.map((seats) => seats.map(({ settings }) => settings))
  const plain = { strategy: { preset: 'plain' } }
  const { seat } = planned[1]?.plan as { seat: number }
  expect(seen[1]?.map(({ instructions }) => instructions?.en)).toEqual(
    [0, 1, 2, 3, 4, 5].map((own) => (own === seat ? 'Name no colour.' : undefined)),
  )
  expect(strategies[1]?.[seat]).toMatchObject({ strategy: { preset: 'reasoning' } })
  for (const settings of strategies[0] ?? []) expect(settings).toMatchObject(plain)
  for (const at of [0, 2]) expect(seen[at]?.some(({ instructions }) => instructions)).toBe(false)
  const [rounds, careful, short] = planned.map(({ match }) => (match?.ruleset as { rounds: number }).rounds)
  expect({ careful, short }).toEqual({ careful: rounds, short: 1 })
})

it('no request to a seat tells of the facts that a condition hides from it', async () => {
  const db = await freshDatabase()
  await openSeason(db)
  const id = await startedExperiment(db, {
    game: 'who-is-spy',
    subjects: ['fox'],
    design: { materials: 1, repeats: 1 },
    conditions: ['unheard-speeches'],
    stop: { games: 2 },
  })
  await dealtAll(db)
  for (const { matchId, plan } of await db.prisma.experimentMatch.findMany({ where: { experimentId: id } })) {
    const { seat } = plan as { seat: number }
    const speakers = new Map<number, Set<unknown>>()
    const listening = (slug: string): Agent => {
      const agent = createHouseAgent(slug)
      return {
        ...agent,
        reply: (request, signal) => {
          const heard = speakers.get(request.seat) ?? new Set()
          for (const { event } of request.history) if (event.type === 'speech-given') heard.add(event['seat'])
          speakers.set(request.seat, heard)
          return agent.reply(request, signal)
        },
      }
    }
    await playerOf(db, listening)(ids.match(matchId ?? ''))
    expect([...(speakers.get(seat) ?? [])].filter((speaker) => speaker !== seat)).toEqual([])
    expect(speakers.get((seat + 1) % 6)?.size).toBeGreaterThan(1)
  }
})
