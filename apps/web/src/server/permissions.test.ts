import { actions, roles, scopes } from '@wis/protocol'
import type { Action, Role, Scope } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { may, scopeFor } from './permissions.ts'
import type { Viewer } from './permissions.ts'

const anonymous: Viewer = { kind: 'anonymous' }
const member = (role: Role = 'member', token: readonly Scope[] | null = null): Viewer => ({
  kind: 'member',
  userId: 'me',
  role,
  token: token && { id: 'token', scopes: token },
})
const mine = { ownerId: 'me' }
const theirs = { ownerId: 'them' }
const nobodys = { ownerId: null }
const isAllowed = (viewer: Viewer, action: Action, resource?: { ownerId: string | null }) =>
  may(viewer, action, resource).allowed

const open = actions.filter((action) => scopeFor(action) === null)
const owned = [
  'agent.inspect',
  'agent.change',
  'agent.check',
  'agent.switch',
  'agent.end',
  'agent.part',
  'ticket.read',
  'ticket.leave',
] as const
const ownersAlone = [
  'agent.improve',
  'agent.share',
  'agent.take',
  'agent.play',
  'ticket.open',
  'session.end',
  'token.revoke',
  'webhook.read',
  'webhook.change',
] as const

describe('a stranger', () => {
  it('may do exactly what everybody may', () => {
    expect(actions.filter((action) => isAllowed(anonymous, action, nobodys))).toEqual(open)
    expect(open).toEqual([
      'match.read',
      'match.export',
      'board.read',
      'season.read',
      'season.export',
      'experiment.read',
      'operations.read',
      'agent.read',
      'agent.introduce',
    ])
  })
})

describe('a signed-in account', () => {
  it.each([
    ['member', ['season.create', 'platform.administer']],
    ['organizer', ['platform.administer']],
    ['admin', []],
  ] as const)('as %s may do everything with its own things, except %j', (role, others) => {
    expect(actions.filter((action) => !isAllowed(member(role), action, mine))).toEqual(others)
  })

  it.each(['member', 'organizer'] as const)('as %s may touch nothing that belongs to others', (role) => {
    for (const action of [...owned, ...ownersAlone]) {
      for (const resource of [theirs, nobodys, undefined])
        expect(may(member(role), action, resource)).toMatchObject({ allowed: false, reason: 'not-yours' })
    }
  })

  it('as an admin may manage the things of others, but not play or make tokens in their name', () => {
    for (const action of owned) expect(isAllowed(member('admin'), action, theirs)).toBe(true)
    for (const action of ownersAlone) expect(isAllowed(member('admin'), action, theirs)).toBe(false)
  })
})

describe('somebody who works on an agent of another owner', () => {
  const shared = (mayChange: boolean, maySpend: boolean) => ({
    ...theirs,
    helpers: [
      { userId: 'another', mayChange: true, maySpend: true },
      { userId: 'me', mayChange, maySpend },
    ],
  })
  const gained = (resource: ReturnType<typeof shared>, viewer: Viewer = member()) =>
    [...owned, ...ownersAlone, 'season.enter' as const].filter(
      (action) => may(viewer, action, resource).allowed,
    )
  const reads = ['agent.inspect', 'agent.part', 'ticket.read', 'agent.take']
  const changes = ['agent.change', 'agent.switch', 'ticket.leave', 'agent.improve']
  const spends = ['agent.check', 'agent.switch', 'ticket.leave', 'ticket.open', 'season.enter']

  it.each([
    [false, false, reads],
    [true, false, [...reads, ...changes]],
    [false, true, [...reads, ...spends]],
    [true, true, [...reads, ...changes, ...spends]],
  ])('who may change: %s, and spend: %s, does exactly that', (mayChange, maySpend, expected) => {
    expect(gained(shared(mayChange, maySpend)).sort()).toEqual([...new Set(expected)].sort())
  })

  it('learns which right is missing, and a stranger only that it is somebody else’s', () => {
    const other = { ...theirs, helpers: [{ userId: 'another', mayChange: true, maySpend: true }] }
    expect(may(member(), 'agent.change', shared(false, true))).toMatchObject({ reason: 'right-missing' })
    expect(may(member(), 'agent.change', other)).toMatchObject({ reason: 'not-yours' })
    expect(gained(other as ReturnType<typeof shared>)).toEqual([])
  })

  it('has with a token what its scopes allow, and gives nobody a part with it', () => {
    expect(gained(shared(true, true), member('member', ['read'])).sort()).toEqual([
      'agent.inspect',
      'ticket.read',
    ])
    expect(may(member('member', scopes), 'agent.share', mine)).toMatchObject({ reason: 'session-only' })
    expect(may(member('member', scopes), 'agent.take', shared(true, true))).toMatchObject({
      reason: 'session-only',
    })
  })
})

it('an account of any role may ask for a season, but only in person', () => {
  for (const role of roles) expect(isAllowed(member(role), 'season.request')).toBe(true)
  expect(may(anonymous, 'season.request')).toMatchObject({ reason: 'not-signed-in' })
  expect(may(member('admin', scopes), 'season.request')).toMatchObject({ reason: 'session-only' })
})

describe('a token', () => {
  it.each(scopes)('for %s alone may do nothing that needs another scope', (scope) => {
    for (const action of actions.filter((action) => action !== 'platform.administer')) {
      const needed = scopeFor(action)
      const expected = needed === null || needed === scope
      expect([action, isAllowed(member('organizer', [scope]), action, mine)]).toEqual([action, expected])
    }
  })

  it('administers the platform for an admin who made it for that, and for nobody else', () => {
    const viewers = roles.map((role) => member(role, ['read', 'admin']))
    const allowed = viewers.filter((viewer) => isAllowed(viewer, 'platform.administer'))
    expect(allowed).toEqual([member('admin', ['read', 'admin'])])
    expect(may(member(), 'platform.administer')).toMatchObject({ conceal: true })
  })

  it('never changes the account or its tokens', () => {
    for (const action of ['account.change', 'account.delete', 'token.create', 'token.revoke'] as const)
      expect(may(member('admin', scopes), action, mine)).toMatchObject({ reason: 'session-only' })
  })

  it('of an admin acts as an admin only if it was made to', () => {
    expect(isAllowed(member('admin', ['agents:write']), 'agent.change', theirs)).toBe(false)
    expect(isAllowed(member('admin', ['agents:write', 'admin']), 'agent.change', theirs)).toBe(true)
    expect(isAllowed(member('member', ['agents:write', 'admin']), 'agent.change', theirs)).toBe(false)
  })
})

it('only a person with permission learns that a concealed thing exists', () => {
  expect(may(member(), 'ticket.read', theirs)).toMatchObject({ conceal: true })
  expect(may(member(), 'agent.change', theirs)).toMatchObject({ conceal: false })
  expect(may(anonymous, 'ticket.read', theirs)).toMatchObject({ reason: 'not-signed-in', conceal: false })
})
