export const pictureKinds = ['png', 'jpeg', 'gif', 'webp'] as const

/** What a picture says about itself in its first bytes and in the heads of its parts. Nothing is unpacked for it. */
export interface Declared {
  readonly kind: (typeof pictureKinds)[number]
  /** In pixels: the largest that any part of it claims. */
  readonly width: number
  readonly height: number
  /** How many pictures there are in one that moves; 1 in any other. */
  readonly frames: number
}

export type Extent = Pick<Declared, 'width' | 'height'>

/** Holds both. */
export const around = (one: Extent, other: Extent): Extent => ({
  width: Math.max(one.width, other.width),
  height: Math.max(one.height, other.height),
})

export const nothing: Extent = { width: 0, height: 0 }

/** Bytes as text of one byte a character, for the names that formats give their parts. */
export const nameAt = (bytes: Buffer, at: number, length = 4) => bytes.toString('latin1', at, at + length)
