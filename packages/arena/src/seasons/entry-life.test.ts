import { expect, it } from 'vitest'
import { decidedEntry, entering, entryLife, takesDecision } from './entry-life.ts'
import type { EntryRefusal } from './entry-life.ts'

type Entrant = Parameters<typeof entering>[0]

const welcome: Entrant = {
  kind: 'webhook',
  retired: false,
  open: true,
  terms: { entry: 'open', experiments: false, vouched: false },
  plays: true,
  playsGame: true,
  badge: true,
  entry: null,
  isExperimental: false,
  isVouchedFor: false,
}
const by = (entry: 'approval' | 'invitation') => ({ ...welcome.terms, entry })

const refused: readonly [EntryRefusal, Partial<Entrant>][] = [
  ['already-entered', { entry: 'entered', open: false }],
  ['already-requested', { entry: 'requested' }],
  ['disqualified', { entry: 'disqualified' }],
  ['entry-refused', { entry: 'refused' }],
  ['entry-closed', { open: false }],
  ['not-invited', { terms: by('invitation') }],
  ['agent-retired', { retired: true }],
  ['language-not-played', { plays: false }],
  ['game-not-played', { playsGame: false }],
  ['not-vouched', { terms: { ...welcome.terms, vouched: true } }],
  ['experiment', { isExperimental: true }],
  ['flight-check-needed', { badge: false }],
]

it.each(refused)('an owner who wants to enter is told: %s', (reason, entrant) => {
  expect(entering({ ...welcome, ...entrant })).toEqual({ ok: false, reason })
})

it('an entry waits for approval unless the agent was invited', () => {
  const state = (entrant: Partial<Entrant>) => entering({ ...welcome, ...entrant })
  expect(state({})).toEqual({ ok: true, state: 'entered' })
  expect(state({ terms: by('approval') })).toEqual({ ok: true, state: 'requested' })
  expect(state({ terms: by('approval'), entry: 'invited' })).toEqual({ ok: true, state: 'entered' })
  expect(state({ terms: by('invitation'), entry: 'invited' })).toEqual({ ok: true, state: 'entered' })
  expect(state({ entry: 'withdrawn' })).toEqual({ ok: true, state: 'entered' })
})

it('where an owner may enter, the table of entries has the step', () => {
  for (const entry of entryLife.states) {
    const made = entering({ ...welcome, entry: entry === 'none' ? null : entry })
    expect([entry, made.ok]).toEqual([entry, entryLife.after(entry, 'enter') !== undefined])
  }
})

it('a house agent that is invited enters at once, and an agent that asked is let in', () => {
  const agent = { kind: 'webhook', retired: false, playsGame: true, entry: null }
  expect(decidedEntry('invite', agent)).toEqual({ ok: true, state: 'invited' })
  expect(decidedEntry('invite', { ...agent, kind: 'house' })).toEqual({ ok: true, state: 'entered' })
  expect(decidedEntry('invite', { ...agent, entry: 'requested' })).toEqual({ ok: true, state: 'entered' })
})

it('an organizer refuses whoever asks or was invited, also once an agent is retired', () => {
  const gone = { kind: 'webhook', retired: true, playsGame: false }
  expect(decidedEntry('refuse', { ...gone, entry: 'requested' })).toEqual({ ok: true, state: 'refused' })
  expect(decidedEntry('approve', { ...gone, entry: 'requested' })).toEqual({
    ok: false,
    reason: 'agent-retired',
  })
  expect(decidedEntry('refuse', { ...gone, entry: 'entered' })).toEqual({ ok: false, reason: 'not-possible' })
})

it('once a schedule is made, an organizer lets nobody in any more', () => {
  expect(takesDecision({ state: 'open', isScheduled: true }, 'approve')).toBe(false)
  expect(takesDecision({ state: 'open', isScheduled: true }, 'refuse')).toBe(true)
  expect(takesDecision({ state: 'closing', isScheduled: false }, 'refuse')).toBe(false)
})
