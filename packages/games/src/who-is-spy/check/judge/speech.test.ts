import { table } from '@wis/testkit'
import { expect, it } from 'vitest'
import { rulesets } from '../../rulesets.ts'
import { judgeSpeech } from './reply.ts'

const words = { civilian: 'taxi', spy: 'bus' }
const spoken = (ruleset: keyof typeof rulesets, text: string) =>
  judgeSpeech(text, 0, table({ ruleset: rulesets[ruleset], words, spy: 2, starter: 0 }).stateFor(0))

it('tells the word that a speech says from another name of it', () => {
  expect(spoken('wis-2026', 'One waits for a taxi.')).toMatchObject([
    { code: 'says-its-word', params: { word: 'taxi' } },
  ])
  expect(spoken('wis-2026', 'One waits for a cab.')).toMatchObject([
    { code: 'says-another-name', params: { word: 'taxi', name: 'cab', answer: 'One waits for a cab.' } },
  ])
  expect(spoken('wis-2024', 'One waits for a cab.')).toEqual([])
})
