import { MatchInPlay } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { readSpec } from '../spec/read-spec.ts'
import { scheduleOf } from './planned-match.ts'
import type { PlannedMatch, Schedule } from './planned-match.ts'

function specOf(ruleset: string, materials: number): ExperimentSpec {
  const read = readSpec({
    name: 'bias',
    game: 'who-is-spy',
    ruleset,
    subjects: ['fox'],
    conditions: ['content-free'],
    design: { arranged: true, materials, repeats: 1 },
    seed: 'bias',
  })
  return read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
}

/** The choices of the subject in a match in which nobody says anything and all abstain. */
function choicesOf({ kit }: Schedule, { seed, ruleset, language, content, seat }: PlannedMatch) {
  const seats = Array.from({ length: ruleset.players }, (_, other) => other)
  const match = new MatchInPlay({ game: kit.rules, seats, seed })
  match.open({ ruleset, language, material: content }, () => '')
  for (let [turn] = match.turns(); turn; [turn] = match.turns())
    match.rule(turn, kit.rules.readMove(match.state, turn, '…'), () => '')
  return kit.studies?.choices?.(match.log, seat) ?? []
}

function countsOf(options: readonly Readonly<Record<string, string>>[], factors: readonly string[]) {
  const counts = new Map<string, number>()
  for (const option of options) {
    const level = factors.map((factor) => option[factor]).join(' / ')
    counts.set(level, (counts.get(level) ?? 0) + 1)
  }
  return counts
}

describe.each([
  { ruleset: 'spygame-4-run-off', players: 4, tables: 48 },
  { ruleset: 'wis-2024', players: 6, tables: 180 },
])('two blocks of arranged tables of $ruleset', ({ ruleset, players, tables }) => {
  const schedule = scheduleOf(specOf(ruleset, 2 * tables))
  const planned = Array.from({ length: schedule.matches }, (_, at) => schedule.matchAt(at + 1))
  const choices = planned.flatMap((match) => choicesOf(schedule, match))
  const options = choices.flatMap((choice) => choice.options)

  it('have one vote of the subject in each match, between all others', () => {
    expect(choices).toHaveLength(2 * tables)
    for (const choice of choices) expect(choice.options).toHaveLength(players - 1)
  })

  it('offer every name from every place of speakers and of options equally often', () => {
    const counts = countsOf(options, ['name', 'position', 'option'])
    expect(counts.size).toBe(players * players * (players - 1))
    expect(new Set(counts.values())).toEqual(new Set([2 * (players - 1)]))
  })

  it('have the subject in every seat and every place among the speakers equally often', () => {
    const own = countsOf(
      planned.map(({ factors }) => factors),
      ['seat', 'position'],
    )
    expect(own.size).toBe(players * players)
    expect(new Set(own.values()).size).toBe(1)
  })

  it('have other neighbours in the second block', () => {
    const speakers = planned.map(({ rules }) => JSON.stringify(rules))
    expect(new Set(speakers).size).toBeGreaterThan(tables)
  })
})

it('a game without arranged tables refuses them', () => {
  const read = readSpec({ name: 'x', game: 'hanabi', subjects: ['a'], design: { arranged: true }, seed: 'x' })
  expect(read).toMatchObject({ ok: false, faults: [{ path: 'design.arranged' }] })
})
