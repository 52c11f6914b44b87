import { expect, it } from 'vitest'
import { agentMatchesAddress, leavesOut, parseAgentMatchFilter } from './agent-match-filters.tsx'

it('a filter reads back from its own address', () => {
  const who = { role: 'spy', result: 'won', opponent: 'old-fox', word: '100% 茶' } as const
  const when = { season: 'open-table', mode: 'ranked', from: '2026-03-01', until: '2026-03-31' } as const
  const filter = { ...who, ...when, told: 'yes', cursor: '1m7w5bqypqcadpnt' } as const
  const { pathname, searchParams } = new URL(agentMatchesAddress('granny', filter), 'https://play.example')
  expect(pathname).toBe('/agents/granny/matches')
  expect(parseAgentMatchFilter(Object.fromEntries(searchParams))).toEqual(filter)
})

it('invalid values are not applied', () => {
  const query = {
    role: 'judge',
    result: ['won', 'lost'],
    opponent: "'; drop",
    word: '\0',
    from: '2026-02-30',
    told: 'no',
    x: 'y',
  }
  expect(parseAgentMatchFilter(query)).toEqual({})
  expect(agentMatchesAddress('granny')).toBe('/agents/granny/matches')
})

it('a page of the list, or the choice to show results, filters no match out', () => {
  expect([leavesOut({ told: 'yes', cursor: 'abc' }), leavesOut({ word: 'tea' })]).toEqual([false, true])
})
