import { expect, it } from 'vitest'
import { nextStepOf } from './next-step.tsx'
import type { NextStepName } from './next-step.tsx'

type Known = Parameters<typeof nextStepOf>[0]

const game = 'who-is-spy'
const badge = { game, rulesetId: 'wis-2024', languages: ['en'], score: 90, at: '2026-01-01T00:00:00.000Z' }
const connector = { kind: 'webhook', url: 'https://agent.example/turn', hasToken: true } as const
const ready: Known = {
  kind: 'webhook',
  retired: false,
  online: true,
  offline: null,
  check: null,
  placementsLeft: 0,
  playsRanked: true,
  connected: null,
  connector,
  badges: [badge],
  version: 1,
}
const check: Known['check'] = {
  id: 'c',
  version: 1,
  game,
  rulesetId: 'wis-2024',
  languages: ['en'],
  state: 'running',
  stopping: false,
  progress: null,
  report: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  endedAt: null,
}
const offline = { reason: 'too-many-faults', at: null }

it.each<[NextStepName, Partial<Known>]>([
  ['ready', {}],
  ['placing', { placementsLeft: 3 }],
  ['goOnline', { online: false }],
  ['goOnline', { online: false, playsRanked: false }],
  ['mayPlay', { playsRanked: false, placementsLeft: 15 }],
  ['checkNeeded', { badges: [] }],
  ['checkFailed', { badges: [], check: { ...check, state: 'done' } }],
  ['checkNeeded', { badges: [], check: { ...check, state: 'done' }, version: 2 }],
  ['checkNeeded', { badges: [], check: { ...check, state: 'stopped' } }],
  ['checking', { badges: [], check }],
  ['backOnline', { online: false, offline, badges: [] }],
  ['tokenMissing', { connector: { ...connector, hasToken: false }, badges: [] }],
  ['startProgram', { connected: false, online: false, badges: [], check }],
  ['startProgram', { connected: false, online: false, offline }],
  ['ready', { connected: true }],
  ['unreadable', { connector: null }],
  ['retired', { retired: true, online: false, badges: [] }],
])('the next step is “%s” before every step that would be useless without it', (step, changes) => {
  expect(nextStepOf({ ...ready, ...changes })).toBe(step)
})

it('a house agent needs no flight check', () => {
  expect(nextStepOf({ ...ready, kind: 'house', connector: null, badges: [] })).toBe('ready')
})
