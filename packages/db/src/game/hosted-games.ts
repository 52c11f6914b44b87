import { kits } from '@wis/games'
import type { HostedGames } from './hosted-game.ts'
import { hostedKit } from './hosted-kit.ts'

/** The games of the registry as the platform hosts them. */
export const hostedGames: HostedGames = Object.fromEntries(kits.map((kit) => [kit.id, hostedKit(kit)]))
