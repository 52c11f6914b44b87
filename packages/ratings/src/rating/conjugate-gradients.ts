import * as numbers from './numbers.ts'

const { add, at, dot } = numbers

export interface LinearSystem {
  /** Writes matrix × `vector` to `product`. The matrix is symmetric and positive definite. */
  multiply(vector: Float64Array, product: Float64Array): void
  /** The diagonal of the matrix, which guides the search. */
  readonly diagonal: Float64Array
}

/** Solves matrix × solution = `right`, starting from zero, until the residual has shrunk by `tolerance`. */
export function solve(system: LinearSystem, right: Float64Array, tolerance: number): Float64Array {
  const { multiply, diagonal } = system
  const solution = new Float64Array(right.length)
  const product = new Float64Array(right.length)
  const residual = Float64Array.from(right)
  let guess = residual.map((value, i) => value / at(diagonal, i))
  const direction = Float64Array.from(guess)
  let size = dot(residual, guess)
  const goal = size * tolerance ** 2
  for (let step = 0; step < 500 && size > goal; step++) {
    multiply(direction, product)
    const length = size / dot(direction, product)
    for (let i = 0; i < solution.length; i++) {
      add(solution, i, length * at(direction, i))
      add(residual, i, -length * at(product, i))
    }
    guess = residual.map((value, i) => value / at(diagonal, i))
    const next = dot(residual, guess)
    for (let i = 0; i < direction.length; i++) direction[i] = at(guess, i) + (next / size) * at(direction, i)
    size = next
  }
  return solution
}
