/** How far along each axis a font is wanted, from -1 over its default at 0 to 1; at the default where nothing is wanted. */
export function placeOnAxes(
  { fvar, avar }: { readonly fvar: Buffer | undefined; readonly avar: Buffer | undefined },
  wanted: Readonly<Record<string, number>>,
): readonly number[] {
  if (!fvar) return []
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)]
  const plain = Array.from({ length: count }, (_, axis) => {
    const at = start + axis * size
    const fixed = (place: number) => fvar.readInt32BE(at + place) / 65536
    const [least, usual, most] = [fixed(4), fixed(8), fixed(12)]
    const value = Math.min(most, Math.max(least, wanted[fvar.toString('latin1', at, at + 4)] ?? usual))
    if (value === usual) return 0
    return value < usual ? (value - usual) / (usual - least) : (value - usual) / (most - usual)
  })
  return avar ? bent(avar, plain) : plain
}

/** An axis need not be even: between the places that `avar` names it is. */
function bent(avar: Buffer, plain: readonly number[]): readonly number[] {
  let at = 8
  return plain.map((value) => {
    const count = avar.readUInt16BE(at)
    const pairs = Array.from({ length: count }, (_, place) => {
      const from = at + 2 + 4 * place
      return { from: avar.readInt16BE(from) / 16384, to: avar.readInt16BE(from + 2) / 16384 }
    })
    at += 2 + 4 * count
    const next = pairs.findIndex(({ from }) => from >= value)
    const [low, high] = [pairs[next - 1], pairs[next]]
    if (!high) return value
    if (!low || high.from === value) return high.to
    return low.to + ((value - low.from) * (high.to - low.to)) / (high.from - low.from)
  })
}
