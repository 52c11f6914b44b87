import type { Helper } from '@wis/db/agents'
import type { Action, Role, Scope } from '@wis/protocol'

/** The caller. A session may do everything that its account may; a token only what its scopes allow. */
export type Viewer =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'member'
      readonly userId: string
      readonly role: Role
      /** Null for a session. */
      readonly token: { readonly id: string; readonly scopes: readonly Scope[] } | null
    }

/** Whose the requested thing is. The platform's own things belong to nobody. */
export interface Owned {
  readonly ownerId: string | null
  /** Those who work on the agent that it is or belongs to, besides its owner. */
  readonly helpers?: readonly Helper[]
}

export type Permission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: RefusalReason; readonly conceal: boolean }

export type RefusalReason =
  | 'not-signed-in'
  | 'session-only'
  | 'scope-missing'
  | 'not-organizer'
  | 'right-missing'
  | 'not-yours'

interface Rule {
  readonly who: 'anybody' | 'members' | 'owner' | 'owner-or-admin' | 'organizers' | 'admins'
  /** The scope that a token needs. A rule without one is for sessions alone; for `anybody` it has no meaning. */
  readonly scope?: Scope
  /** What somebody who works on the agent needs, to do it like its owner. Without one, it is its owner's alone. */
  readonly right?: 'read' | 'change' | 'spend' | 'change-or-spend'
  /** Anybody without permission is not even told that it exists. */
  readonly conceal?: true
}

/** The complete list of permissions. */
const rules: Readonly<Record<Action, Rule>> = {
  'match.read': { who: 'anybody' },
  'match.export': { who: 'anybody' },
  'board.read': { who: 'anybody' },
  'season.read': { who: 'anybody' },
  'season.export': { who: 'anybody' },
  'season.create': { who: 'organizers', scope: 'seasons:write' },
  'season.request': { who: 'members' },
  'season.change': { who: 'owner-or-admin', scope: 'seasons:write' },
  'season.enter': { who: 'owner', scope: 'seasons:write', right: 'spend' },
  'season.decide': { who: 'owner-or-admin', scope: 'seasons:write' },
  'experiment.read': { who: 'anybody' },
  'experiment.plan': { who: 'members', scope: 'read' },
  'experiment.create': { who: 'members', scope: 'matches:write' },
  'experiment.change': { who: 'owner-or-admin', scope: 'matches:write', conceal: true },
  // Whoever was not invited is told that nothing is there.
  'experiment.rate': { who: 'members', scope: 'matches:write' },
  'operations.read': { who: 'anybody' },
  'agent.read': { who: 'anybody' },
  // An agent opens an account of its own, which can only play practice until a person takes it over.
  'agent.introduce': { who: 'anybody' },
  'agent.create': { who: 'members', scope: 'agents:write' },
  'agent.inspect': { who: 'owner-or-admin', scope: 'read', right: 'read' },
  'agent.change': { who: 'owner-or-admin', scope: 'agents:write', right: 'change' },
  'agent.improve': { who: 'owner', scope: 'agents:write', right: 'change' },
  'agent.check': { who: 'owner-or-admin', scope: 'agents:write', right: 'spend' },
  // Taking an agent offline. To take it online is `agent.check` besides, because then it plays.
  'agent.switch': { who: 'owner-or-admin', scope: 'agents:write', right: 'change-or-spend' },
  'agent.end': { who: 'owner-or-admin', scope: 'agents:write' },
  // No token gives others a part in an agent, nor the agent to others.
  'agent.share': { who: 'owner' },
  'agent.take': { who: 'owner', right: 'read' },
  // Somebody's part in an agent: the agent's owner ends it, or whoever has it.
  'agent.part': { who: 'owner-or-admin', scope: 'agents:write', right: 'read' },
  // A program connects with a token of the owner, whose removal disconnects it.
  'agent.play': { who: 'owner', scope: 'agents:connect' },
  'ticket.open': { who: 'owner', scope: 'matches:write', right: 'spend' },
  'ticket.read': { who: 'owner-or-admin', scope: 'read', right: 'read', conceal: true },
  'ticket.leave': { who: 'owner-or-admin', scope: 'matches:write', right: 'change-or-spend', conceal: true },
  'account.read': { who: 'members', scope: 'read' },
  'account.export': { who: 'members', scope: 'read' },
  'account.change': { who: 'members' },
  'account.delete': { who: 'members' },
  'webhook.list': { who: 'members', scope: 'read' },
  'webhook.read': { who: 'owner', scope: 'read', conceal: true },
  'webhook.create': { who: 'members', scope: 'agents:write' },
  'webhook.change': { who: 'owner', scope: 'agents:write', conceal: true },
  'session.end': { who: 'owner', conceal: true },
  'token.read': { who: 'members' },
  'token.create': { who: 'members' },
  'token.revoke': { who: 'owner', conceal: true },
  'platform.administer': { who: 'admins', scope: 'admin', conceal: true },
}

const allowed: Permission = { allowed: true }

/** Decides by the rules above alone. `resource` is left out for things that have no owner yet. */
export function may(viewer: Viewer, action: Action, resource?: Owned): Permission {
  const rule = rules[action]
  const no = (reason: RefusalReason): Permission => ({
    allowed: false,
    reason,
    conceal: reason === 'not-yours' && rule.conceal === true,
  })
  if (rule.who === 'anybody') return allowed
  if (viewer.kind === 'anonymous') return no('not-signed-in')
  if (viewer.token && !rule.scope) return no('session-only')
  if (viewer.token && rule.scope && !viewer.token.scopes.includes(rule.scope)) return no('scope-missing')
  if (rule.who === 'members') return allowed
  if (rule.who === 'organizers')
    return viewer.role === 'organizer' || isAdmin(viewer) ? allowed : no('not-organizer')
  if (rule.who === 'admins') return isAdmin(viewer) ? allowed : no('not-yours')
  const isOwner = resource !== undefined && resource.ownerId === viewer.userId
  if (isOwner || (rule.who === 'owner-or-admin' && isAdmin(viewer))) return allowed
  const helper = resource?.helpers?.find(({ userId }) => userId === viewer.userId)
  if (!helper) return no('not-yours')
  return hasRight(helper, rule.right) ? allowed : no('right-missing')
}

function hasRight({ mayChange, maySpend }: Helper, right: Rule['right']): boolean {
  switch (right) {
    case undefined:
      return false
    case 'read':
      return true
    case 'change':
      return mayChange
    case 'spend':
      return maySpend
    case 'change-or-spend':
      return mayChange || maySpend
  }
}

/** The scope that a token needs for an action: null if everybody may do it, undefined if no token may. */
export function scopeFor(action: Action): Scope | null | undefined {
  const { who, scope } = rules[action]
  return who === 'anybody' ? null : scope
}

/** A token has its owner's rights as an admin only if it was made for that. */
function isAdmin({ role, token }: Extract<Viewer, { kind: 'member' }>): boolean {
  return role === 'admin' && (token === null || token.scopes.includes('admin'))
}
