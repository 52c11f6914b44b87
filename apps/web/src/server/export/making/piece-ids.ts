/** A piece ends, on average, after so many matches. */
const usual = 64
/** And at the latest after so many: that much is in memory at a time. */
const most = 256

/**
 * Divides the matches of a season into pieces. Where a piece ends is told by the id that it ends with and by nothing else,
 * so that a match which is over later than those around it moves no border but its own.
 */
export function pieceIds(ids: readonly string[]): string[][] {
  const pieces: string[][] = []
  let piece: string[] = []
  for (const id of ids) {
    piece.push(id)
    if (piece.length < most && !endsPiece(id)) continue
    pieces.push(piece)
    piece = []
  }
  return piece.length > 0 ? [...pieces, piece] : pieces
}

/** One id in so many, evenly whatever ids look like (FNV-1a). */
function endsPiece(id: string): boolean {
  let hash = 0x811c9dc5
  for (let place = 0; place < id.length; place++)
    hash = Math.imul(hash ^ id.charCodeAt(place), 0x01000193) >>> 0
  return (hash >>> 8) % usual === 0
}
