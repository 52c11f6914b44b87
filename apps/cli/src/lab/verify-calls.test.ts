import { canonicalJson, hashText, planHashOf } from '@wis/proof'
import { describe, expect, it } from 'vitest'
import { exportOf } from './testing/exported.ts'
import { exportVerifier } from './testing/verified-export.ts'

const { verified, toldOfChanged } = exportVerifier()

const text = (said: string) => ({ sha256: hashText(said), text: said })

/** One call to each subject, whose owner keeps the prompt private, and a plan that was fixed before. */
function withCalls() {
  const made = exportOf({
    game: 'tic-tac-toe',
    subjects: ['perfect'],
    opponents: ['random'],
    design: { materials: 4, repeats: 1 },
  })
  const { about } = made
  const bound = Object.entries(about.players).map(
    ([name, { agent, version }]) => [name, { agent, version }] as const,
  )
  const plan = {
    sha256: planHashOf({ spec: about.spec, players: Object.fromEntries(bound) }),
    at: '2026-01-01T00:00:00.000Z',
  }
  return {
    ...made,
    about: { ...about, plan: { ...about.plan, ...plan }, startedAt: '2026-01-01T00:00:05.000Z' },
    report: { ...made.report, plan },
    calls: (made.matches ?? []).map(({ number, match, seats, log }) => ({
      number,
      match,
      seq: log[1]?.seq ?? 0,
      seat: 0,
      agent: seats[0]?.agent ?? '',
      kind: 'move',
      round: 1,
      tries: [
        {
          step: null,
          asked: { sha256: hashText(canonicalJson([{ role: 'user', content: 'Your move.' }])) },
          parameters: { model: 'm', temperature: 0, seed: 7 },
          status: 200,
          answer: text('{"choices":[]}'),
          served: { model: 'm-2026-01-01', fingerprint: 'fp_1' },
        },
      ],
      reply: text('1,1'),
      reasoning: null,
      failure: null,
      latencyMs: 10,
      inputTokens: 5,
      outputTokens: 1,
    })),
  }
}

describe('what was tested is in an export:', { timeout: 60_000 }, () => {
  it('its plan and its calls are checked, and what the platform alone has seen is named', async () => {
    const made = withCalls()
    const { code, out, err } = await verified(made)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(`the plan is the one of the hash ${made.about.plan.sha256}`)
    expect(out).toContain('each of 4 calls belongs to an agent at its seat')
    expect(out).toContain('believed  that version 1 of the platform played it')
  })

  it('a text that is not the one of its hash is named by its line', async () => {
    const told = await toldOfChanged(withCalls(), ({ calls: [, second] }) => {
      if (second) second.reply = { ...second.reply, text: '2,2' }
    })
    expect(told).toContain('calls.jsonl, line 2: a text in it is not the one of its hash')
  })

  it('a call of another seat, entry or match is named', async () => {
    const changes = [
      [{ agent: 'id-nobody' }, 'id-nobody does not sit at seat 0'],
      [{ seq: 999 }, 'there is no entry 999'],
      [{ match: 'another' }, 'it belongs to another match'],
    ] as const
    for (const [change, said] of changes)
      expect(
        await toldOfChanged(withCalls(), ({ calls: [first] }) => void Object.assign(first ?? {}, change)),
      ).toContain(`calls.jsonl, line 1: ${said}`)
  })

  it('another plan than was fixed, or one that was fixed too late, is named', async () => {
    expect(
      await toldOfChanged(withCalls(), ({ about }) => void (about.plan.sha256 = hashText('another'))),
    ).toContain('the plan differs from the one that was fixed')
    expect(
      await toldOfChanged(withCalls(), ({ about, report }) => {
        about.plan.at = '2026-01-02T00:00:00.000Z'
        report.plan.at = about.plan.at
      }),
    ).toContain('the plan was fixed after the first match')
  })

  it('a budget that was raised changes no plan', () => {
    const { about } = withCalls()
    const planned = (budget: object) => planHashOf({ spec: { ...about.spec, budget }, players: {} })
    expect(planned({ usd: 5 })).toBe(planned({ usd: 50 }))
  })

  it('a report of before single ratings were told verifies, and one of today with others does not', async () => {
    const judged = exportOf({
      game: 'who-is-spy',
      ruleset: 'spygame-4',
      subjects: ['fox'],
      design: { materials: 2, repeats: 1 },
      judges: [
        { agent: 'sample-counter', rubric: 'clue-fit', times: 2 },
        { agent: 'sample-kind', rubric: 'clue-fit' },
      ],
    })
    type Told = { agreements: { single?: { alpha: { n: number } } }[] }
    expect((judged.report as unknown as Told).agreements[0]?.single?.alpha.n).toBeGreaterThan(0)
    const before = structuredClone(judged)
    for (const one of (before.report as unknown as Told).agreements) Reflect.deleteProperty(one, 'single')
    expect(await verified(before)).toMatchObject({ code: 0, err: '' })
    const told = await toldOfChanged(judged, ({ report }) => {
      const [one] = (report as unknown as Told).agreements
      if (one?.single) one.single.alpha.n += 1
    })
    expect(told).toContain('the report does not follow')
  })
})
