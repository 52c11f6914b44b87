/**
 * A proof of work has this many parts of equal difficulty, because many small searches take about the same time each
 * time, and one large search does not.
 */
export const parts = 16

/** The work of this many bits is split evenly: each part has a sixteenth of it. */
export const bitsOfPart = (bits: number) => bits - Math.log2(parts)

/** The text to hash: the seed, the number of the part, and a counter to be found. It fits into one block of SHA-256. */
export interface Attempt {
  readonly bytes: Uint8Array
  set(part: number, counter: number): void
}

export function attemptFor(seed: Uint8Array): Attempt {
  const bytes = new Uint8Array(seed.length + 8)
  bytes.set(seed)
  const view = new DataView(bytes.buffer)
  return {
    bytes,
    set: (part, counter) => {
      view.setUint32(seed.length, part)
      view.setUint32(seed.length + 4, counter)
    },
  }
}

/** Whether a hash begins with this many zero bits, at most 32. */
export function beginsWithZeros(hash: Uint8Array, bits: number): boolean {
  const first = new DataView(hash.buffer, hash.byteOffset).getUint32(0)
  return Math.clz32(first) >= bits
}
