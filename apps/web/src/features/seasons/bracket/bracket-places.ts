import type { KnockoutStage } from '@wis/db/seasons'

/**
 * The place of each agent of a knockout: the winner is first, the others at the last table come after it, and agents
 * that left in the same stage share a place. While a stage is played, nobody in it has left.
 */
export function bracketPlaces(stages: readonly KnockoutStage[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  const share = (agentIds: readonly string[]) => {
    const place = places.size + 1
    for (const agentId of agentIds) places.set(agentId, place)
  }
  for (const { groups } of stages.toSorted((one, other) => other.stage - one.stage)) {
    const winner = groups.length === 1 ? groups[0]?.won?.winner : undefined
    if (winner !== undefined) share([winner])
    const here = groups.flatMap((group) => group.places.map(({ agentId }) => agentId))
    share([...new Set(here)].filter((agentId) => !places.has(agentId)))
  }
  return places
}

/** A place as it is written: those that several agents share with their last one, such as 3–4. */
export function placeText(places: ReadonlyMap<string, number>, place: number): string {
  const sharers = [...places.values()].filter((one) => one === place).length
  return sharers > 1 ? `${place}–${place + sharers - 1}` : `${place}`
}
