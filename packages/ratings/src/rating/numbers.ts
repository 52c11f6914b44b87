// Modules with loops over all matches take these functions into local names first. Under a test runner, imports are
// looked up at every call, and such loops would be ten times slower.

export type Numbers = Float64Array | Int32Array

/** Reads a numeric array within its length. Unlike a list, it always holds a number there. */
export function at(values: Numbers, index: number): number {
  return values[index] as number
}

export function add(values: Numbers, index: number, amount: number): void {
  values[index] = at(values, index) + amount
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += at(a, i) * at(b, i)
  return sum
}
