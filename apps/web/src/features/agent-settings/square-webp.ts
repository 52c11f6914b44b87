import sharp from 'sharp'

export const mostPictureBytes = 2 * 1024 * 1024
const side = 256
/** What a few hundred bytes may not claim to unfold into. */
const mostPixels = 40_000_000
const tooLongSeconds = 5

/** Whether these are the first bytes of a PNG, a JPEG, a GIF or a WebP, whatever their sender calls them. */
export function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    /^GIF8[79]a/.test(head) ||
    /^RIFF[^]{4}WEBP$/.test(head)
  )
}

/**
 * A picture cut square and encoded anew, without anything that came with it; undefined where it cannot be read. Of one
 * that moves, the first frame.
 */
export async function squareWebp(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: tooLongSeconds })
      .rotate()
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    return undefined
  }
}
