import type { WaitingTicket } from '@wis/db'

/** Tickets that will sit at one table together. */
export type Group = readonly [WaitingTicket, ...WaitingTicket[]]

/**
 * Who plays with whom: tickets of one season, language and mode, longest waiting first, never one agent twice
 * and never two agents of one owner. Tickets that find no full table go on waiting.
 */
export function formTables(waiting: readonly WaitingTicket[]): Group[] {
  const groups: Group[] = []
  let left = [...waiting]
  for (let first = left.shift(); first; first = left.shift()) {
    const group = gather(first, left)
    if (!group) continue
    groups.push(group)
    left = left.filter((ticket) => !group.includes(ticket))
  }
  return groups
}

function gather(first: WaitingTicket, others: readonly WaitingTicket[]): Group | undefined {
  const group: [WaitingTicket, ...WaitingTicket[]] = [first]
  for (const ticket of others) {
    if (group.length === first.ruleset.players) break
    if (group.every((seated) => maySitWith(seated, ticket))) group.push(ticket)
  }
  return group.length === first.ruleset.players ? group : undefined
}

function maySitWith(a: WaitingTicket, b: WaitingTicket): boolean {
  const sameTable = a.seasonId === b.seasonId && a.language === b.language && a.mode === b.mode
  const sameOwner = a.ownerId !== null && a.ownerId === b.ownerId
  return sameTable && !sameOwner && a.agentId !== b.agentId
}
