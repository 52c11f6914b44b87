import type { Audience, GameEvent, MatchVoided, Seat } from '@wis/engine'
import type { KitCondition } from './condition-of-own.ts'

interface Discreet {
  audience(event: GameEvent | MatchVoided): Audience
}

interface Hiding {
  readonly condition: Pick<KitCondition, 'hides'> | undefined
  readonly seats: readonly Seat[]
  /** Whether the condition changes this seat. */
  readonly isChanged: (seat: Seat) => boolean
}

/** Rules under which the seats that a condition changes are not told some facts about others. */
export function hiding<Rules extends Discreet>(rules: Rules, { condition, seats, isChanged }: Hiding): Rules {
  const kinds = condition?.hides ?? []
  if (kinds.length === 0) return rules
  const mayRead = (event: GameEvent, seat: Seat) => !isChanged(seat) || ownOf(event) === seat
  return {
    ...rules,
    audience: (event) => {
      const audience = rules.audience(event)
      if (audience === 'nobody' || !kinds.includes(event.type)) return audience
      return (audience === 'everyone' ? seats : audience).filter((seat) => mayRead(event, seat))
    },
  }
}

/** The seat that a fact is about, if it is about one. */
const ownOf = (event: GameEvent) => ('seat' in event ? event.seat : undefined)
