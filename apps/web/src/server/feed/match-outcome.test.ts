import type { AgentMatchRow } from '@wis/protocol'
import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import { matchOutcome } from './match-outcome.ts'

const t = createTranslator({ locale: 'en', messages: en, namespace: 'feeds' })
const match = { status: 'finished', mode: 'ranked', game: 'public-goods' }
const told = (about: object) => matchOutcome(t, 'en', { match, role: null, ...about } as AgentMatchRow)

it('an agent’s feed tells points exactly where a game counts finer than in fifteenths', () => {
  expect(told({ points: 3, exact: { points: 101, units: 600 } })).toBe('+0.17 points.')
  expect(told({ points: 3 })).toBe('+0.20 points.')
})

it('a void match gave nothing', () => {
  expect(told({ match: { ...match, status: 'void' }, points: null })).toBe('The match is void.')
})
