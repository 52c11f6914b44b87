import { createHash } from 'node:crypto'
import type { SeasonCut } from '@wis/db'
import { sealSeason } from '@wis/proof'
import type { Digest, Platform } from '@wis/proof'
import { bytesOfLines } from './bytes-of-lines.ts'
import { exportedSeason } from './exported-season.ts'

/** The provable export of a cut, from the pieces that were made of its matches. */
export function exportBytes(
  cut: SeasonCut,
  pieces: readonly string[],
  platform: Platform,
): AsyncGenerator<Uint8Array, void, undefined> {
  return bytesOfLines(sealSeason(exportedSeason(cut, pieces), platform, ownDigest()))
}

/** What the proof's own digest gives, from Node. */
function ownDigest(): Digest {
  const sum = createHash('sha256')
  return {
    add: (line) => void sum.update(line).update('\n'),
    hex: () => sum.copy().digest('hex'),
  }
}
