import type { GameId, games } from '@wis/games'
import type { HostedGame } from './hosted-game.ts'
import { hostedSpy } from './hosted-spy.ts'

type Hosting = { readonly [Id in GameId]: HostedGame & { readonly rules: (typeof games)[Id] } }

/**
 * The games of the registry as the platform hosts them. A game that is missing here, or has another game's rules,
 * does not compile.
 */
export const hostedGames = { 'who-is-spy': hostedSpy } satisfies Hosting
