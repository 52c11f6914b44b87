import type { Language } from '@wis/engine'
import type { AnyRuleset, GameKit } from '@wis/games'
import { requestsOfMatch } from '@wis/protocol'
import type { GameRequest } from '@wis/protocol'

/** Every request of a match that the house plays, in the order of its log. */
export const gameRequests = (
  kit: GameKit,
  match: { readonly ruleset: AnyRuleset; readonly language: Language },
): readonly GameRequest[] => requestsOfMatch(kit, match).map(({ request }) => request)
