import { table } from '@wis/testkit'
import { expect, it } from 'vitest'
import { stepsOf } from '../player/steps.ts'
import { saidLines } from './said-lines.ts'

const { log } = table({ spy: 2 })
  .round({ 0: 1, 1: 0, 3: 1, 4: 2 }, { 5: { forfeit: 'timeout' } })
  .round({ 0: 2, 3: 2, 4: 2 })
const steps = stepsOf(log, 'departures')
const speeches = steps.filter(({ kind }) => kind === 'speech')

it('the list has every speech so far, including skipped ones, but no later one', () => {
  for (const { seq } of speeches) {
    const listed = saidLines(steps, seq).filter(({ kind }) => kind === 'speech')
    expect(listed).toEqual(speeches.filter((speech) => speech.seq <= seq))
  }
})

it('rounds, votes and eliminations are between the speeches', () => {
  const kinds = new Set(saidLines(steps, log.length).map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual(['end', 'out', 'round', 'speech', 'tally', 'foul'].sort())
})

it('a reader who wants only speeches sees neither votes nor eliminations', () => {
  const kinds = new Set(saidLines(stepsOf(log, 'speeches'), log.length).map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual(['end', 'round', 'speech'])
})
