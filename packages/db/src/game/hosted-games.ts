import { kits } from '@wis/games'
import { hostedApart } from '../games-apart.ts'
import type { HostedGames } from './hosted-game.ts'
import { hostedKit } from './hosted-kit.ts'

/** The games of the registry as the platform hosts them. Some keep requests and results of their own. */
export const hostedGames: HostedGames & typeof hostedApart = {
  ...Object.fromEntries(kits.map((kit) => [kit.id, hostedKit(kit)])),
  ...hostedApart,
}
