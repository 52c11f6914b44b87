import type { WaitingTicket } from '@wis/db'
import { ids } from '@wis/engine'
import { rulesets } from '@wis/games'
import { describe, expect, it } from 'vitest'
import { formTables } from './form-tables.ts'

let made = 0

function ticket(differences: Partial<WaitingTicket> = {}): WaitingTicket {
  made += 1
  return {
    id: ids.ticket(`ticket-${made}`),
    agentId: ids.agent(`agent-${made}`),
    versionId: ids.version(`version-${made}`),
    seasonId: ids.season('season'),
    ownerId: `owner-${made}`,
    mode: 'ranked',
    language: 'en',
    game: 'who-is-spy',
    ruleset: rulesets['wis-2024'],
    ...differences,
  }
}

const tickets = (count: number, differences: Partial<WaitingTicket> = {}) =>
  Array.from({ length: count }, () => ticket(differences))

describe('a table', () => {
  it('is six tickets, those that wait longest', () => {
    const waiting = tickets(8)
    expect(formTables(waiting)).toEqual([waiting.slice(0, 6)])
  })

  it('is not made of five', () => {
    expect(formTables(tickets(5))).toEqual([])
  })

  it.each([
    ['language', { language: 'zh' as const }],
    ['season', { seasonId: ids.season('another') }],
    ['mode', { mode: 'practice' as const }],
  ])('never mixes one %s with another', (_, other) => {
    expect(formTables([...tickets(5), ...tickets(5, other)])).toEqual([])
    expect(formTables([...tickets(6), ...tickets(6, other)])).toHaveLength(2)
  })

  it('never seats two agents of one owner', () => {
    expect(
      formTables([...tickets(5), ...tickets(1, { ownerId: 'o' }), ...tickets(1, { ownerId: 'o' })]),
    ).toHaveLength(1)
    expect(formTables([...tickets(4), ...tickets(2, { ownerId: 'o' })])).toEqual([])
  })

  it('never seats one agent twice, even one without an owner', () => {
    const house = { ownerId: null, agentId: ids.agent('house') }
    expect(formTables([...tickets(4), ...tickets(2, house)])).toEqual([])
    expect(formTables(tickets(6, { ownerId: null }))).toHaveLength(1)
  })

  it('may wait behind one that finds no company', () => {
    const waiting = [ticket({ language: 'zh' }), ...tickets(6)]
    expect(formTables(waiting)).toEqual([waiting.slice(1)])
  })
})
