import { expect, it } from 'vitest'
import { ticketLife } from './ticket-life.ts'
import { ticketRefusal } from './ticket-refusal.ts'
import type { Applicant, RankedApplicant, TicketRefusal, WantedTicket } from './ticket-refusal.ts'

const welcome: Applicant = {
  kind: 'webhook',
  retired: false,
  playsLanguage: true,
  playsGame: true,
  state: 'open',
  format: 'ladder',
  seasonPlays: true,
  waits: false,
  inDisgrace: false,
  badge: true,
  takesPart: true,
  playedEnough: false,
  measured: false,
}
const plain: RankedApplicant = {
  terms: { experiments: false, vouched: false, people: 'none' },
  isExperimental: false,
  isVouchedFor: false,
}
const ranked: WantedTicket = { mode: 'ranked' }
const practice: WantedTicket = { mode: 'practice' }

const cases: readonly [
  TicketRefusal | undefined,
  Partial<Applicant>,
  WantedTicket,
  Partial<RankedApplicant>?,
][] = [
  [undefined, {}, ranked],
  ['series-in-ranked', {}, { ...ranked, matches: 2 }],
  ['stay-in-practice', {}, { ...practice, stay: true }],
  ['agent-retired', { retired: true }, practice],
  ['season-closed', { state: 'paused' }, ranked],
  ['season-closed', { state: 'created' }, practice],
  [undefined, { state: 'created', kind: 'house' }, practice],
  [undefined, { state: 'frozen' }, ranked],
  ['season-closed', { state: null, seasonPlays: false, playsGame: null }, ranked],
  ['language-not-played', { playsLanguage: false }, practice],
  ['game-not-played', { playsGame: false }, practice],
  ['matches-by-schedule', { format: 'knockout' }, ranked],
  [undefined, { format: 'knockout' }, practice],
  ['not-entered', { kind: 'house', takesPart: false }, ranked],
  ['already-waiting', { waits: true }, practice],
  [undefined, { kind: 'house', waits: true, badge: false }, ranked],
  ['offline-for-faults', { inDisgrace: true, badge: false }, ranked],
  ['experiment', {}, ranked, { isExperimental: true }],
  ['not-vouched', {}, ranked, { terms: { experiments: false, vouched: true, people: 'none' } }],
  ['flight-check-needed', { badge: false }, ranked],
  [undefined, { badge: false }, practice],
  ['all-matches-played', { playedEnough: true }, ranked],
  ['measured', { measured: true }, ranked],
]

it.each(cases)('an applicant is told: %s', (refusal, applicant, wanted, asked = {}) => {
  expect(ticketRefusal({ ...welcome, ...applicant }, () => ({ ...plain, ...asked }), wanted)).toBe(refusal)
})

it('a ticket at a table leaves the queue only when its agent is sent away', () => {
  expect(ticketLife.after('checking', 'leave')).toBeUndefined()
  expect(ticketLife.after('checking', 'send-away')).toBe('left')
  expect(ticketLife.takes('leave')).toEqual(['waiting'])
})

it('a ticket that was seated or left takes no event', () => {
  for (const event of ['reserve', 'release', 'seat', 'send-away', 'leave'] as const)
    expect([ticketLife.after('seated', event), ticketLife.after('left', event)]).toEqual([
      undefined,
      undefined,
    ])
})
