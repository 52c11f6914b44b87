import { createHash } from 'node:crypto'
import type { SeasonCut } from '@wis/db/seasons'
import { sealSeason } from '@wis/proof'
import type { Digest, Platform } from '@wis/proof'
import { bytesOfLines } from './bytes-of-lines.ts'
import { exportedSeason } from './exported-season.ts'
import type { SeasonPieces } from './season-pieces.ts'

/** The provable export of a cut, joined from the stored pieces of its matches. */
export function exportBytes(
  cut: SeasonCut,
  pieces: SeasonPieces,
  platform: Platform,
): AsyncGenerator<Uint8Array, void, undefined> {
  return bytesOfLines(sealSeason(exportedSeason(cut, pieces), platform, ownDigest()))
}

/** Node's hash gives the same digest as the proof's own. */
function ownDigest(): Digest {
  const sum = createHash('sha256')
  return {
    add: (line) => void sum.update(line).update('\n'),
    hex: () => sum.copy().digest('hex'),
  }
}
