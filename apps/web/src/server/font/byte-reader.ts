/** Reads numbers one after another, most significant byte first. */
export function byteReader(bytes: Buffer, start = 0) {
  let at = start
  const byte = () => bytes.readUInt8(at++)
  const word = () => bytes.readUInt16BE((at += 2) - 2)
  return {
    byte,
    word,
    signed: () => bytes.readInt16BE((at += 2) - 2),
    long: () => bytes.readUInt32BE((at += 4) - 4),
    bytes: (length: number) => bytes.subarray(at, (at += length)),
    position: () => at,
    /** A number of up to 32 bits, seven in each byte. */
    base128: () => {
      let value = 0
      for (let next = 128; next >= 128;) {
        next = byte()
        value = value * 128 + (next & 127)
      }
      return value
    },
    /** A number of up to 16 bits: most take one byte. */
    short: () => {
      const code = byte()
      if (code === 253) return word()
      return code === 255 ? 253 + byte() : code === 254 ? 506 + byte() : code
    },
  }
}

export type ByteReader = ReturnType<typeof byteReader>
