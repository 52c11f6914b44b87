import { table } from '@wis/testkit'
import { expect, it } from 'vitest'
import { rulesets } from '../rulesets.ts'
import { spyTalk } from './talk.ts'

function told(match: ReturnType<typeof table>) {
  const { now } = spyTalk(match.state)
  return now?.kind === 'notice' ? now.text?.en : undefined
}

it('the vote that found the spy, and by how much', () => {
  expect(told(table().round({ 0: 2, 1: 2 }))).toMatchInlineSnapshot(
    `"Player 3, the spy, got the most votes in round 1: 2 of 2 votes."`,
  )
  expect(told(table().round({ 0: 2, 1: 2, 3: 4 }))).toMatchInlineSnapshot(
    `"Player 3, the spy, got the most votes in round 1: 2 of 3 votes, one more than Player 5."`,
  )
  expect(
    told(table({ ruleset: rulesets['undercover-5-llmarena'], draws: [1] }).round({ 0: 2, 1: 2, 2: 1, 3: 1 })),
  ).toMatchInlineSnapshot(`"Tied votes in round 1, 2 each: the lot put out the spy, Player 3."`)
})

it('the foul of the spy', () => {
  expect(told(table().speeches({ 2: 'coffee' }))).toMatchInlineSnapshot(
    `"The spy, Player 3, was out in round 1 for saying its own word."`,
  )
})

it('how the spy stayed in', () => {
  expect(told(table().round().round().round())).toMatchInlineSnapshot(
    `"The spy, Player 3, was still in after 3 rounds."`,
  )
  expect(told(table().round({ 0: 1, 1: 2, 2: 0 }).round({ 0: 1, 1: 2 }).round())).toMatchInlineSnapshot(
    `"The spy, Player 3, survived 2 tied votes."`,
  )
  expect(told(table().round({ 1: 4, 2: 4 }, { 0: 'tea', 3: 'tea', 5: 'tea' }))).toMatchInlineSnapshot(
    `"The votes put out Player 5, and no vote ever named the spy, Player 3."`,
  )
  expect(told(table().speeches({ 0: 'tea', 1: 'tea', 3: 'tea', 4: 'tea' }))).toMatchInlineSnapshot(
    `"Fouls put out Player 1, Player 2, Player 4 and Player 5, and the spy, Player 3, was left."`,
  )
  expect(told(table().round({ 0: 1, 3: 1, 4: 2 }).round().round())).toMatchInlineSnapshot(
    `"The votes put out Player 2; 1 of 3 votes named the spy, Player 3."`,
  )
})

it('a tie between others is no escape of the spy, and fouls of a round that went on ended nothing', () => {
  expect(told(table().round({ 0: 1, 2: 0 }).round().round())).toMatchInlineSnapshot(
    `"The spy, Player 3, was still in after 3 rounds."`,
  )
  expect(
    told(table().round({ 0: 2, 1: 4 }).speeches({ 0: 'tea', 1: 'tea', 3: 'tea', 4: 'tea' })),
  ).toMatchInlineSnapshot(
    `"Fouls put out Player 1, Player 2, Player 4 and Player 5, and the spy, Player 3, was left."`,
  )
  expect(told(table().round({}, { 0: 'tea' }).round().round())).toMatchInlineSnapshot(
    `"The spy, Player 3, was still in after 3 rounds."`,
  )
})
