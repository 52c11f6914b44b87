import { playingStates, runningStates, seekingStates, ticketLife } from '@wis/arena'
import type { Machine } from '@wis/arena'
import type { LeftReason } from '@wis/protocol'

/** SQL that says whether a column has one of these values. */
export const isOneOf = (column: string, values: readonly string[]): string => {
  const listed = values.map((value) => `'${value}'`)
  return listed.length === 1 ? `${column} = ${listed[0]}` : `${column} in (${listed.join(', ')})`
}

/** SQL that says whether the state in a column takes an event. */
export const takes = <State extends string, Event extends string>(
  life: Machine<State, Event>,
  event: Event,
  column = 'state',
): string => isOneOf(column, life.takes(event))

/** SQL that says whether season `s` runs, and whether its matches begin. */
export const runs = (season = 's') => isOneOf(`${season}.state`, runningStates)
export const plays = (season = 's') => isOneOf(`${season}.state`, playingStates)

/** SQL that says whether ticket `t` seeks a table, or is at one that is made ready. */
export const seeks = (ticket = 't') => isOneOf(`${ticket}.state`, seekingStates)

/** SQL that takes tickets `t` out of the queue for a reason. A condition follows it. */
export const leaveQueueAs = (reason: LeftReason) =>
  `update tickets t set state = '${ticketLife.leadsTo('leave')}', reason = '${reason}'
   where ${takes(ticketLife, 'leave', 't.state')}`
