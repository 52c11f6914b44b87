/** Everything that somebody may or may not do. What is allowed to whom is decided in one place, by the web server. */
export const actions = [
  'match.read',
  'match.export',
  'board.read',
  'season.read',
  'operations.read',
  'agent.read',
  'agent.create',
  'agent.change',
  'agent.improve',
  'agent.check',
  'ticket.open',
  'ticket.read',
  'ticket.leave',
  'account.read',
  'account.export',
  'account.change',
  'account.delete',
  'token.read',
  'token.create',
  'token.revoke',
] as const
export type Action = (typeof actions)[number]
