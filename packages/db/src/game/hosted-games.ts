import { kits } from '@wis/games'
import type { HostedGames } from './hosted-game.ts'
import { hostedKit } from './hosted-kit.ts'
import { hostedSpy } from './hosted-spy.ts'

/** The games of the registry as the platform hosts them. The oldest one keeps its own requests and results. */
export const hostedGames: HostedGames & { readonly 'who-is-spy': typeof hostedSpy } = {
  ...Object.fromEntries(kits.map((kit) => [kit.id, hostedKit(kit)])),
  'who-is-spy': hostedSpy,
}
