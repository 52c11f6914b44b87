import type { Language, Viewer } from '@wis/engine'
import { expect, it } from 'vitest'
import { seenIn } from '../contract/testing/seen-in.ts'
import { dilemma } from './kit.ts'
import { atTheTable } from './testing.ts'
import type { DilemmaTestMatch } from './testing.ts'

const seenBy = (viewer: Viewer, { match }: DilemmaTestMatch, language: Language) =>
  seenIn(dilemma, match.log, viewer, language)

/** Two matches that differ in the first answer of seat 0 in the second round, up to the last answer of that round. */
function twins(
  language: Language,
  answers: readonly [string, string],
  talk: boolean,
): readonly [DilemmaTestMatch, DilemmaTestMatch] {
  const matchWith = (own: string) => {
    const table = atTheTable({ language, ruleset: { talk } })
    const first = talk ? ['Hello', 'Hello', 'Hello', 'cooperate', 'defect', 'cooperate'] : []
    if (talk) first.forEach((text, index) => table.answer(index % 3, text))
    else table.play('CDC')
    table.answer(0, own)
    table.answer(2, talk ? 'Same here' : 'defect')
    table.answer(1, talk ? 'Same here' : 'cooperate')
    return table
  }
  return [matchWith(answers[0]), matchWith(answers[1])]
}

const cases = [
  ['choice', 'en', ['cooperate', 'defect']],
  ['choice', 'zh', ['合作', '背叛']],
  ['line', 'en', ['I defect', 'I cooperate']],
  ['line', 'zh', ['我会背叛', '我会合作']],
] as const

it.each(cases)('nothing tells the %s of a seat before all have answered (%s)', (kind, language, answers) => {
  const [one, twin] = twins(language, answers, kind === 'line')
  const revealed = one.match.log.findLastIndex(({ event }) =>
    ['round-ended', 'lines-told'].includes(event.type),
  )
  for (const viewer of [1, 2, 'spectator'] as const) {
    const [seen, other] = [seenBy(viewer, one, language), seenBy(viewer, twin, language)]
    expect(other.slice(0, revealed)).toEqual(seen.slice(0, revealed))
    expect(other[revealed]).not.toBe(seen[revealed])
  }
  expect(seenBy(0, twin, language).slice(0, revealed)).not.toEqual(
    seenBy(0, one, language).slice(0, revealed),
  )
})

it('nothing tells whether the rules chose for a seat, but the number of hidden entries', () => {
  const [chosen, given] = [atTheTable(), atTheTable()]
  chosen.answer(0, 'cooperate')
  given.answer(0, undefined)
  for (const table of [chosen, given]) {
    table.answer(1, 'defect')
    table.answer(2, 'cooperate')
  }
  for (const seat of [1, 2]) {
    const told = ({ match }: DilemmaTestMatch) => match.historyOf(seat).map(({ event }) => event)
    expect(told(given)).toEqual(told(chosen))
    expect(given.match.stateOf(seat)).toEqual(chosen.match.stateOf(seat))
  }
})

it('a seat knows its own choice at once', () => {
  const { match, answer } = atTheTable()
  answer(1, 'defect')
  expect(dilemma.wire.observe(match.stateOf(1), 1).data).toMatchObject({ chosen: 'defect' })
  expect(dilemma.wire.observe(match.stateOf(0), 0).data).toMatchObject({ chosen: null })
})
