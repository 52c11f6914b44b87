import type { AgentReply } from '@wis/agents'
import { checkMatchesOf, otherKits } from '@wis/games'
import type { GameKit, Language } from '@wis/games'
import { checkSizeOf, flightReport } from '@wis/protocol'
import type { FlightReport, GameRequest } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { flightCheck } from './flight-check.ts'
import type { FlightOptions } from './flight-check.ts'
import type { Checkable } from './flown.ts'
import { patientClock } from './testing/patient-clock.ts'
import { trialsOf } from './trials.ts'

type Answer = (request: GameRequest) => string | Extract<AgentReply, { ok: false }>

interface Flight extends Partial<Pick<FlightOptions, 'resumed'>> {
  readonly answer: Answer
  readonly languages?: readonly Language[]
}

/** The check of a game, and every request of it. */
async function fly(kit: GameKit, { answer, languages = ['en'], ...more }: Flight) {
  const asked: GameRequest[] = []
  const agent = {
    reply: (request: GameRequest): Promise<AgentReply> => {
      asked.push(request)
      const said = answer(request)
      return Promise.resolve(typeof said === 'string' ? { ok: true, text: said } : said)
    },
  }
  const [ruleset] = kit.setup.presets
  const flight = flightCheck({
    version: 1,
    rulesetId: ruleset.id,
    languages,
    madeOf: 'code',
    readyWithinMs: 1000,
    ...more,
    trials: trialsOf({ game: kit.id, ruleset }, languages),
    connect: () => agent as unknown as Checkable,
    clock: patientClock(),
    signal: new AbortController().signal,
  })
  for (;;) {
    const next = await flight.next()
    if (next.done) return { asked, report: next.value }
  }
}

/** A legal answer, as far as one can be read off the request. */
const decent: Answer = ({ fields, legal }) => {
  const asked = Object.entries(fields.properties).filter(([, schema]) => !('note' in schema))
  const values = asked.map(([name, schema], place) => {
    return [name, place === 0 && legal ? legal[0] : usualOf(schema)]
  })
  return JSON.stringify(Object.fromEntries(values))
}

function usualOf(schema: GameRequest['fields']['properties'][string]): unknown {
  if ('enum' in schema) return schema.enum[0]
  if (schema.type === 'string') return 'hello'
  if (schema.type === 'object') return {}
  if ('uniqueItems' in schema) return schema.items.enum.slice(0, schema.minItems)
  if (schema.type !== 'array') return schema.minimum
  // Parts of a whole: all of it is in the last one.
  return Array(schema.minItems).fill(schema.items.minimum).with(-1, schema.items.maximum)
}

/** Where words are asked for, nonsense is an answer as good as any. */
const takesAnyWords = ({ fields }: GameRequest) =>
  Object.values(fields.properties)
    .filter((schema) => !('note' in schema))
    .every((schema) => schema.type === 'string' && !('enum' in schema))

const failed = ({ findings }: FlightReport) => findings.filter(({ verdict }) => verdict === 'failed')

describe.each(otherKits.map((kit) => [kit.id, kit] as const))('the flight check of %s', (game, kit) => {
  it('asks no more than it announces, in every language of the agent, and passes an agent that keeps the rules', async () => {
    const languages = ['en', 'zh'] as const
    const { asked, report } = await fly(kit, { answer: decent, languages })
    const size = checkSizeOf(game, languages)
    expect(failed(report)).toEqual([])
    expect(report.passed).toBe(true)
    expect(flightReport.parse(report).steps).toHaveLength(size.situations)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.length).toBeLessThanOrEqual(size.turns)
    expect(new Set(asked.map(({ language }) => language))).toEqual(new Set(languages))
  })

  it('fails an agent that talks nonsense, and shows the request and what came before', async () => {
    const { asked, report } = await fly(kit, { answer: () => 'I would rather not say' })
    expect(report).toMatchObject({ passed: false, score: 0 })
    expect(failed(report)[0]).toMatchObject({ code: 'loses-its-move' })
    expect(failed(report)[0]?.what.en).toContain('I would rather not say')
    const [step] = report.steps
    const spoken = asked.findIndex((request) => !takesAnyWords(request))
    const lost = asked[spoken]?.turn.kind === 'vote' ? 'vote' : 'turn'
    expect(step?.calls?.map(({ kind, failed: isLast }) => [kind, isLast])).toEqual([
      ...Array.from({ length: spoken }, () => ['turn', false]),
      [lost, false],
      [lost, true],
    ])
  })
})

const [kit] = otherKits

describe('a flight check by matches', () => {
  it('forgives an answer that was refused and then mended, and advises', async () => {
    let told = 0
    const answer: Answer = (request) => (++told % 2 === 1 ? 'somewhere' : decent(request))
    const { report } = await fly(kit ?? never(), { answer })
    expect(report.passed).toBe(true)
    expect(report.findings).toMatchObject([{ code: 'move-is-refused', verdict: 'advice' }, {}])
  })

  it('tries a match once more in which a turn was lost, and judges by the second', async () => {
    let told = 0
    const broken = { ok: false, failure: 'malformed', verdict: 'agent', detail: 'no JSON' } as const
    const { report } = await fly(kit ?? never(), {
      answer: (request) => (++told === 1 ? broken : decent(request)),
    })
    expect(report).toMatchObject({ passed: true, steps: [{ tries: 2, verdict: 'advice' }, { tries: 1 }] })
    expect(report.findings).toMatchObject([{ code: 'move-cannot-be-read', verdict: 'advice' }])
  })

  it('is given up for an agent that does not answer, and the request is not repeated for ever', async () => {
    const silent = { ok: false, failure: 'unreachable', verdict: 'network', detail: 'gone' } as const
    const { asked, report } = await fly(kit ?? never(), { answer: () => silent, languages: ['en', 'zh'] })
    expect(report.passed).toBe(false)
    expect(report.steps.map(({ verdict }) => verdict)).toEqual(['failed', 'failed', 'failed', 'skipped'])
    expect(asked.length).toBeLessThan(6)
  })

  it('goes on where it was stopped', async () => {
    const one = await fly(kit ?? never(), { answer: decent })
    const steps = one.report.steps.slice(0, 1)
    const two = await fly(kit ?? never(), { answer: decent, resumed: { steps } })
    expect(two.report.steps.slice(0, 1)).toEqual(steps)
    expect(two.asked.length).toBeLessThan(one.asked.length)
    expect(two.report.passed).toBe(true)
  })

  it('takes the seats and the length that a game names', () => {
    const { setup } = kit ?? never()
    expect(checkMatchesOf({ setup })).toEqual([
      { seat: 0, mostTurns: 12 },
      { seat: setup.presets[0].players - 1, mostTurns: 12 },
    ])
    const check = { seats: [1], mostTurns: 3 }
    expect(checkMatchesOf({ setup, check })).toEqual([{ seat: 1, mostTurns: 3 }])
    const six = { players: 6 }
    expect(checkMatchesOf({ setup }, six).map(({ seat }) => seat)).toEqual([0, 5])
    expect(checkMatchesOf({ setup, check: { seats: [0, 6] } }, six).map(({ seat }) => seat)).toEqual([0])
  })
})

function never(): never {
  throw new Error('there is no game')
}
