/** A piece ends, on average, after this many matches. */
const usual = 64
/** And at the latest after this many, because so much is in memory at a time. */
const most = 256

/**
 * Divides the matches of a season into pieces. The last id of a piece alone decides that the piece ends there, so a
 * match that ends later than its neighbours moves no border but its own.
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

/** Chooses one id in so many, evenly, whatever the ids look like (FNV-1a). */
function endsPiece(id: string): boolean {
  let hash = 0x811c9dc5
  for (let place = 0; place < id.length; place++)
    hash = Math.imul(hash ^ id.charCodeAt(place), 0x01000193) >>> 0
  return (hash >>> 8) % usual === 0
}
