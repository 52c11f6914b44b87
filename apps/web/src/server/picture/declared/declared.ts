export const pictureKinds = ['png', 'jpeg', 'gif', 'webp'] as const

/** The facts in a picture's first bytes and in the heads of its parts. Nothing is decompressed for them. */
export interface Declared {
  readonly kind: (typeof pictureKinds)[number]
  /** In pixels: the largest that any part of it claims. */
  readonly width: number
  readonly height: number
  /** How many pictures there are in a moving one; 1 in any other. */
  readonly frames: number
}

export type Extent = Pick<Declared, 'width' | 'height'>

/** The smallest extent that holds both. */
export const around = (one: Extent, other: Extent): Extent => ({
  width: Math.max(one.width, other.width),
  height: Math.max(one.height, other.height),
})

export const nothing: Extent = { width: 0, height: 0 }

/** Bytes as text of one byte a character, because formats name their parts in that way. */
export const nameAt = (bytes: Buffer, at: number, length = 4) => bytes.toString('latin1', at, at + length)
