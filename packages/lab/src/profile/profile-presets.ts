import type { MeasuredTopic } from '@wis/protocol'

/** The preset that measures each section of a profile, and whether it is a suite. */
export const profilePresets = {
  abilities: 'magic',
  roles: 'wis-overall',
  games: 'llmarena',
  attack: 'wis-attack',
  defence: 'wis-defence',
  calibration: 'spygame-tom',
  cost: 'wis-overall',
} as const satisfies Readonly<Record<MeasuredTopic, string>>
