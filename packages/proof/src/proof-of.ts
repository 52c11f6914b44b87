import { olderExports } from '@wis/games'
import { format1Of } from './format-1/proof.ts'
import type { DealtMatch, GameProof, OlderProof } from './game-proof.ts'
import { kitOf } from './kit/kit-of.ts'
import { proofOfKit } from './kit/proof.ts'

export const olderProofs: readonly OlderProof[] = olderExports.map(format1Of)

/** The proof of a game whose exports are older than kits. */
export const olderProof = (game: string): OlderProof | undefined =>
  olderProofs.find((proof) => proof.game === game)

/** How matches of this game are written and checked. Undefined if the platform does not have it, or no longer. */
export function proofOf(game: string): GameProof | undefined {
  const kit = kitOf(game)
  return olderProof(game) ?? (kit && proofOfKit(kit))
}

/** What the platform publishes of a deal before the first move. Throws for a game that is not here. */
export function commitmentTo(deal: DealtMatch, salt: string): string {
  const proof = proofOf(deal.game)
  if (!proof) throw new RangeError(`there is no game called ${deal.game} here`)
  return proof.commitment(deal, salt)
}
