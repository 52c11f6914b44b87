import { outcomes } from '../../games/who-is-spy/agent/agent-story.tsx'

/** An agent's last results with their reasons, for its owner, of the game that tells reasons. */
export const outcomesOf = [outcomes]
