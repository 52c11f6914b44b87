interface Node {
  /** Between 0 and 1. */
  readonly at: number
  readonly weight: number
}

const count = 40

/** The nodes of a Gauss-Legendre quadrature on the interval from 0 to 1. */
const nodes: readonly Node[] = Array.from({ length: count }, (_, index) => {
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

interface Moments {
  readonly mean: number
  readonly variance: number
}

/** Beyond this many powers of e below the highest point, the curve is nothing. */
const depth = 45

/**
 * Mean and variance of a standard normal variable that is known to lie between two bounds. Integrates around the highest
 * point of the curve, so that nothing cancels or underflows however far from 0 the bounds lie.
 */
export function truncatedNormal(low: number, high: number): Moments {
  if (high < 0) {
    const { mean, variance } = truncatedNormal(-high, -low)
    return { mean: -mean, variance }
  }
  const peak = Math.max(0, low)
  const reach = (2 * depth) / (peak + Math.sqrt(peak * peak + 2 * depth))
  const above = integrals(peak, Math.min(high - peak, reach))
  const below = integrals(-peak, Math.min(peak - low, reach))
  const mass = above.mass + below.mass
  const beyond = (above.first - below.first) / mass
  return { mean: peak + beyond, variance: (above.second + below.second) / mass - beyond ** 2 }
}

/** Integrals of exp(−x·distance − distance²/2), and of that times the distance and its square, from 0 to the length. */
function integrals(x: number, length: number) {
  let [mass, first, second] = [0, 0, 0]
  if (length === 0) return { mass, first, second }
  for (const { at, weight } of nodes) {
    const distance = at * length
    const part = weight * length * Math.exp(-distance * (x + distance / 2))
    mass += part
    first += part * distance
    second += part * distance * distance
  }
  return { mass, first, second }
}
