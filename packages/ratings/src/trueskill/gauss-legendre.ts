interface Node {
  /** Between 0 and 1. */
  readonly at: number
  readonly weight: number
}

const count = 40

/** The nodes of a Gauss-Legendre quadrature on the interval from 0 to 1. */
export const nodes: readonly Node[] = Array.from({ length: count }, (_, index) => {
  let root = Math.cos((Math.PI * (index + 0.75)) / (count + 0.5))
  for (let step = 0; step < 8; step++) root -= legendre(root).value / legendre(root).slope
  const { slope } = legendre(root)
  return { at: (1 - root) / 2, weight: 1 / ((1 - root * root) * slope * slope) }
})

/** The Legendre polynomial of degree `count` and its slope. */
function legendre(x: number) {
  let [before, value] = [1, x]
  for (let degree = 2; degree <= count; degree++) {
    const next = ((2 * degree - 1) * x * value - (degree - 1) * before) / degree
    before = value
    value = next
  }
  return { value, slope: (count * (x * value - before)) / (x * x - 1) }
}
