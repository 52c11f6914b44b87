/**
 * SQL for whether an account, `user`, may read what agent `agent` was asked and thought: its owner, and everybody who works on it.
 */
export const readsAgent = (agent: string, user: string): string =>
  `(${agent}.owner_id = ${user} or exists (
     select from agent_people works where works.agent_id = ${agent}.id and works.user_id = ${user}))`

/** SQL for those who work on agent `agent`, besides its owner. Nobody does as long as its owner is suspended. */
export const helpersOf = (agent: string): string =>
  `coalesce((
     select json_agg(json_build_object('userId', works.user_id, 'mayChange', works.may_change, 'maySpend', works.may_spend))
     from agent_people works join users o on o.id = ${agent}.owner_id and o.suspended_at is null
     where works.agent_id = ${agent}.id), '[]')`

/** Somebody besides the owner who works on an agent, and so may read it. */
export interface Helper {
  readonly userId: string
  readonly mayChange: boolean
  readonly maySpend: boolean
}
