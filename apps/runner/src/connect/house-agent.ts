import { createHouseAgent, createKitHouseAgent } from '@wis/agents'
import type { Agent, HouseOptions } from '@wis/agents'
import { housePlayerCalled } from '@wis/games'

/** The agent of the house with this short name, in whichever game it plays. Throws if there is none. */
export function houseAgentCalled(slug: string, options: HouseOptions = {}): Agent {
  const found = housePlayerCalled(slug)
  return found ? createKitHouseAgent(found.kit, found.player.slug, options) : createHouseAgent(slug, options)
}
