import { createHouseAgent } from '@wis/agents'
import type { Agent, AgentNews } from '@wis/agents'
import { kitCalled } from '@wis/games'
import { rulesets } from '@wis/games/who-is-spy'
import { agentRequest, flightReport, turnCount } from '@wis/protocol'
import type { AgentRequest, ConnectorKind, FlightProgress, FlightReport } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { makingOf } from './step-of.ts'
import type { Making } from './step-of.ts'
import { patientClock } from './testing/patient-clock.ts'
import { answering, decent, fly, harmless } from './testing/spy-check.ts'

const situations = kitCalled('who-is-spy')?.check?.situations?.(rulesets['wis-2024'], ['en']) ?? []
const codes = ({ findings }: FlightReport) => [...new Set(findings.map(({ code }) => code))]
const speaking = (answer: (request: AgentRequest) => string) =>
  answering((request) => (request.turn.kind === 'speech' ? answer(request) : decent(request)))
const voting = (answer: (request: AgentRequest) => string) =>
  answering((request) => (request.turn.kind === 'vote' ? answer(request) : decent(request)))

describe('a decent agent', () => {
  it.each([[['en'] as const], [['zh'] as const], [['en', 'zh'] as const]])(
    'passes with %s',
    async (languages) => {
      const report = await fly(answering(decent), { languages })
      expect(report).toMatchObject({
        passed: true,
        score: 100,
        findings: [],
        version: 3,
        rulesetId: 'wis-2024',
      })
      expect(flightReport.parse(report)).toEqual(report)
    },
  )

  it('is asked exactly as in a match', async () => {
    const asked: AgentRequest[] = []
    await fly(answering((request) => (asked.push(request), decent(request))))
    for (const request of asked) {
      expect(agentRequest.safeParse(request).success).toBe(true)
      const dealt = request.history.filter(({ event }) => event.type === 'word-dealt')
      expect(dealt).toMatchObject([{ event: { word: request.word } }])
      expect(request.history.some(({ event }) => event.type === 'spy-chosen')).toBe(false)
    }
    expect(asked.some((request) => 'mood' in request)).toBe(true)
  })

  it('may be one of the house', async () => {
    const report = await fly(() => createHouseAgent('inspector'), { languages: ['en', 'zh'] })
    expect(report).toMatchObject({ passed: true })
    expect(report.score).toBeGreaterThan(90)
  })
})

describe('progress', () => {
  it('goes from nothing to everything, one situation at a time', async () => {
    const seen: FlightProgress[] = []
    await fly(answering(decent), { onProgress: (progress) => seen.push(progress) })
    const total = situations.length
    expect(seen.map(({ steps }) => steps.length)).toEqual([0, ...Array(total).keys(), total])
    expect([seen.at(0)?.now, seen.at(-1)?.now, seen.at(1)?.total]).toEqual([null, null, total])
  })

  it('says what was spent so far and how many turns are left, from the first one on', async () => {
    const clock = patientClock()
    const seen: FlightProgress[] = []
    const agent = (): Agent => ({
      reply: async (request) => {
        clock.pass(500)
        return { ok: true, text: decent(request), usage: { inputTokens: 90, outputTokens: 10 } }
      },
    })
    const onProgress = (progress: FlightProgress) => seen.push(progress)
    const priceOf = ({ inputTokens }: FlightReport['usage']) => inputTokens * 2
    const { spent, usage } = await fly(agent, { clock, onProgress, priceOf })
    const all = turnCount(['en'])
    expect(spent).toEqual({ turns: all, tookMs: all * 500, ...usage, costMicros: all * 180 })
    expect(seen.map((one) => (one.spent?.turns ?? 0) + (one.turnsLeft ?? 0))).toEqual(seen.map(() => all))
    const afterFirst = seen.find(({ steps }) => steps.length === 1)
    expect(afterFirst).toMatchObject({
      spent: { turns: 1, tookMs: 500, costMicros: 180 },
      turnsLeft: all - 1,
    })
  })
})

describe('a check that is resumed', () => {
  it('repeats only missing turns, and every turn that is judged in a match that is lost', async () => {
    const seen: FlightProgress[] = []
    await fly(answering(decent), { onProgress: (progress) => seen.push(progress) })
    for (const resumed of seen.filter((_, place) => place % 5 === 0)) {
      const asked: AgentRequest[] = []
      const connect = answering((request) => (asked.push(request), decent(request)))
      const report = await fly(connect, { resumed })
      expect(report).toMatchObject({ passed: true, score: 100 })
      expect(report.steps).toHaveLength(seen.at(0)?.total ?? 0)
      expect(report.spent?.turns).toBe((resumed.spent?.turns ?? 0) + asked.length)
      const names = resumed.steps.map(({ situation }) => situation)
      const isWhole = situations.every(
        ({ id, within }) => !within || names.includes(within) === names.includes(id),
      )
      if (isWhole) expect(asked).toHaveLength(resumed.turnsLeft ?? 0)
      else expect(asked.length).toBeGreaterThan(resumed.turnsLeft ?? 0)
    }
  })
})

describe('an agent’s mistakes are found', () => {
  const player = (name: string) => name.replace('Player ', '')
  const other = ({ candidates = [], alias }: AgentRequest) => candidates.find((name) => name !== alias) ?? ''

  it.each([
    [
      'it says its word',
      speaking(({ word }) => `I like ${word}s. ${harmless({ language: 'en' })}`),
      'says-its-word',
    ],
    ['it says nothing', speaking(() => '  '), 'says-nothing'],
    ['it says nothing that is a word', speaking(() => '🙂!?'), 'says-no-word'],
    ['it always says the same', speaking(() => 'Everybody knows it.'), 'repeats-itself'],
    ['it says what others said', speaking(parrot), 'repeats-another'],
    ['it talks too long', speaking((request) => harmless(request).repeat(20)), 'too-long'],
    ['it says its notes', speaking((request) => `{"speech": "${harmless(request)}"}`), 'shows-its-notes'],
    ['it speaks another language', speaking(() => harmless({ language: 'zh' })), 'other-language'],
    ['it votes for nobody', voting(() => ''), 'votes-nothing'],
    ['it always abstains', voting(() => 'Abstain.'), 'abstains'],
    ['it votes for itself', voting(({ alias }) => alias), 'votes-for-itself'],
    [
      'it votes for who is out',
      voting(({ aliases, candidates }) => gone(aliases, candidates)),
      'votes-for-the-gone',
    ],
    ['it votes by number', voting((request) => player(other(request))), 'votes-for-nobody-there'],
    ['it votes in a sentence', voting((request) => `I vote for ${other(request)}.`), 'votes-in-a-sentence'],
    ['it cannot decide', voting(({ candidates = [] }) => candidates.join(' or ')), 'votes-for-several'],
    ['it does what others say', answering(obedient), 'obeys-others'],
  ])('where %s', async (_, connect, code) => {
    const report = await fly(connect)
    expect(codes(report)).toContain(code)
    for (const { what, howToMend } of report.findings) {
      expect([what.en, what.zh, howToMend.en, howToMend.zh].join()).not.toMatch(
        /(?<!\{)\{\w+\}(?!\})|undefined/,
      )
    }
  })

  it('and only that', async () => {
    expect(codes(await fly(speaking(() => '  ')))).toEqual(['says-nothing'])
    expect(codes(await fly(voting(({ alias }) => alias)))).toEqual(['votes-for-itself'])
  })

  it('and a foul is no pass, while bad manners are', async () => {
    expect(await fly(speaking(({ word }) => word))).toMatchObject({ passed: false })
    const rude = await fly(speaking((request) => harmless(request).repeat(20)))
    expect(rude).toMatchObject({ passed: true })
    expect(rude.score).toBeLessThan(100)
  })

  it('and in another form to the author of prompts', async () => {
    const inCode = await fly(speaking(({ word }) => word))
    const inPrompt = await fly(
      speaking(({ word }) => word),
      { madeOf: 'prompt' },
    )
    expect(inCode.findings[0]?.howToMend).not.toEqual(inPrompt.findings[0]?.howToMend)
  })

  it('and in a third form to the author of a program that dials in, if it is not connected', async () => {
    const mend = async (madeOf: Making) => {
      const away: Agent = {
        reply: () => Promise.reject(new Error('it is not asked')),
        prepare: () => Promise.resolve({ ready: false, verdict: 'asleep', detail: 'it is not connected' }),
      }
      return (await fly(() => away, { madeOf })).findings.map(({ howToMend }) => howToMend.en)
    }
    expect(await mend('code')).toMatchObject([expect.stringContaining('0.0.0.0')])
    expect(await mend('dial-in')).toMatchObject([expect.stringMatching(/^Start your program/)])
    expect(await mend('prompt')).toMatchObject([expect.stringContaining('/v1')])
  })

  it('and of an answer that cannot be read, only for the way in which the agent is reached', async () => {
    const garbled: Agent = {
      reply: () => Promise.resolve({ ok: false, failure: 'malformed', verdict: 'agent', detail: 'no JSON' }),
    }
    const mend = async (kind: ConnectorKind) =>
      (await fly(() => garbled, { madeOf: makingOf(kind) })).findings
        .filter(({ code }) => code === 'cannot-be-read')
        .flatMap(({ howToMend: { en, zh } }) => [en, zh])
    const all = await Promise.all((['webhook', 'hf-space', 'a2a', 'outbound'] as const).map(mend))
    for (const told of all) expect(told.length).toBeGreaterThan(0)
    const [webhook = [], space = [], a2a = [], dialled = []] = all
    for (const text of webhook) expect(text).not.toMatch(/Space|A2A|socket|"result"/)
    for (const text of space) expect(text).toContain('{"success": true, "result"')
    for (const text of a2a) expect(text).not.toMatch(/content-type|socket/)
    for (const text of dialled) expect(text).toContain('/api/v1/play/turns/')
  })
})

function parrot({ history, ...request }: AgentRequest): string {
  const heard = history.find(({ event }) => event.type === 'speech-given')?.event['text']
  return typeof heard === 'string' ? heard : harmless(request)
}

function gone(aliases: readonly string[], candidates: readonly string[] = []): string {
  return aliases.find((name) => !candidates.includes(name)) ?? candidates[0] ?? ''
}

function obedient(request: AgentRequest): string {
  const orders = request.history.map(({ event }) => String(event['text'] ?? '')).join('\n')
  return /BANANA-77|"abstain"|Seat Nine/.exec(orders)?.[0].replaceAll('"', '') ?? decent(request)
}

describe('an agent that keeps something from its speech for its vote', () => {
  it('is asked to speak before it is asked to vote, and passes with everything', async () => {
    const report = await fly(remembering, { languages: ['en', 'zh'] })
    expect(report).toMatchObject({ passed: true, score: 100, findings: [] })
  })
})

/** Sets a variable in its speech turn and reads it in its vote, as well-known agents do. */
function remembering(): Agent {
  let spokenIn: number | undefined
  return {
    reply: async (request) => {
      const { kind, round } = request.turn
      if (kind === 'speech') spokenIn = round
      else if (spokenIn !== round)
        return { ok: false, failure: 'refused', verdict: 'agent', detail: 'NameError: it has not spoken' }
      return { ok: true, text: decent(request) }
    },
  }
}

describe('an agent that does not answer', () => {
  it('is given up after three situations, and its owner told why', async () => {
    let asked = 0
    const report = await fly(() => ({ reply: () => ((asked += 1), new Promise(() => undefined)) }))
    expect(asked).toBeLessThanOrEqual(4)
    expect(report).toMatchObject({ passed: false, score: 0 })
    expect(codes(report)).toEqual(['answers-too-late', 'gave-up'])
    expect(report.steps.at(-1)).toMatchObject({ verdict: 'skipped', tries: 0 })
  })

  it('is not asked at all if it cannot be made ready', async () => {
    const agent: Agent = {
      reply: () => Promise.reject(new Error('not to be asked')),
      prepare: () => Promise.resolve({ ready: false, verdict: 'asleep', detail: 'its host says: paused' }),
    }
    const report = await fly(() => agent)
    expect(report.findings).toMatchObject([{ code: 'is-asleep', situation: null, verdict: 'failed' }])
    expect(report.findings[0]?.what.en).toContain('paused')
    expect(new Set(report.steps.map(({ verdict }) => verdict))).toEqual(new Set(['skipped']))
  })

  it.each([
    [{ failure: 'unreachable', verdict: 'agent', detail: 'refused' }, 'cannot-be-reached'],
    [{ failure: 'malformed', verdict: 'agent', detail: 'HTML' }, 'cannot-be-read'],
    [{ failure: 'refused', verdict: 'agent', detail: 'answered 500' }, 'refuses'],
    [{ failure: 'unreachable', verdict: 'provider', detail: '429' }, 'provider-fails'],
    [{ failure: 'unreachable', verdict: 'network', detail: 'reset' }, 'network-fails'],
    [{ failure: 'refused', verdict: 'platform', detail: 'no key' }, 'platform-fails'],
  ] as const)('for the reason %o is told so', async (failure, code) => {
    expect(codes(await fly(answering(() => ({ ok: false, ...failure }))))).toContain(code)
  })
})

describe('an agent that fails once', () => {
  it('is given a second chance, and advice', async () => {
    let asked = 0
    const report = await fly(speaking((request) => ((asked += 1) === 1 ? '' : harmless(request))))
    expect(report).toMatchObject({ passed: true, findings: [{ code: 'says-nothing', verdict: 'advice' }] })
    expect(report.steps[0]).toMatchObject({ verdict: 'advice', tries: 2 })
  })
})

describe('an agent that is slow', () => {
  it('gets a warning before it is too slow', async () => {
    const clock = patientClock()
    const report = await fly(
      answering((request) => (clock.pass(8000), decent(request))),
      { clock },
    )
    expect(codes(report)).toEqual(['is-slow'])
    expect(report.findings[0]?.params).toEqual({ seconds: 8, limit: 10 })
  })
})

describe('an agent with a memory of its own', () => {
  it('hears everything that its seat may know, each entry once and in order, before it is asked', async () => {
    const told: AgentNews[][] = []
    const connect = (): Agent => {
      const heard: AgentNews[] = []
      told.push(heard)
      return {
        hear: (news) => (heard.push(news), Promise.resolve([])),
        reply: (request) => {
          expect(heard.flatMap(({ entries }) => entries.map(({ seq }) => seq))).toEqual(
            request.history.filter(({ event }) => event.type !== 'weather-changed').map(({ seq }) => seq),
          )
          return Promise.resolve({ ok: true, text: decent(request) })
        },
      }
    }
    expect(await fly(connect)).toMatchObject({ passed: true })
    // Once before each of its six turns, and once when the match is over.
    expect(Math.max(...told.map((heard) => heard.length))).toBe(7)
  })

  it('is told how every match ends before the next begins', async () => {
    const told: AgentNews[] = []
    const connect = (): Agent => ({
      hear: (news) => (told.push(news), Promise.resolve([])),
      reply: async (request) => ({ ok: true, text: decent(request) }),
    })
    await fly(connect)
    const lastOf = new Map(told.map((news) => [news.matchId, news.entries.at(-1)?.event.type]))
    expect(lastOf.size).toBeGreaterThan(20)
    expect(new Set(lastOf.values())).toEqual(new Set(['match-voided', 'match-ended']))
  })

  it('is told that it does not listen', async () => {
    const unheard = { seq: 0, told: '{}', detail: 'answered 422', attempts: [] }
    const agent: Agent = {
      hear: () => Promise.resolve([unheard]),
      reply: async (r) => ({ ok: true, text: decent(r) }),
    }
    const report = await fly(() => agent)
    expect(report.passed).toBe(true)
    expect(report.findings[0]).toMatchObject({ code: 'does-not-listen', verdict: 'advice' })
  })

  it('is given up if it never finishes hearing', async () => {
    const agent: Agent = {
      hear: () => new Promise(() => undefined),
      reply: async () => ({ ok: true, text: 'x' }),
    }
    expect(codes(await fly(() => agent))).toEqual(['listens-too-slowly', 'gave-up'])
  })
})
