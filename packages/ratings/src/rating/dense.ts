import * as numbers from './numbers.ts'

const { at } = numbers

/** The inverse of a symmetric positive definite matrix of `size` rows, by Cholesky's method. Overwrites `matrix`. */
export function invert(matrix: Float64Array, size: number): Float64Array {
  factor(matrix, size)
  return invertFactored(matrix, size)
}

/** The inverse of a matrix after `factor` has computed its L. Overwrites L. */
export function invertFactored(lower: Float64Array, size: number): Float64Array {
  invertLower(lower, size)
  return gram(lower, size)
}

/** Solves L Lᵀ solution = `right`. */
export function solveFactored(lower: Float64Array, size: number, right: Float64Array): Float64Array {
  const solution = Float64Array.from(right)
  for (let i = 0; i < size; i++) {
    let rest = at(solution, i)
    for (let k = 0; k < i; k++) rest -= at(lower, i * size + k) * at(solution, k)
    solution[i] = rest / at(lower, i * size + i)
  }
  for (let i = size - 1; i >= 0; i--) {
    let rest = at(solution, i)
    for (let k = i + 1; k < size; k++) rest -= at(lower, k * size + i) * at(solution, k)
    solution[i] = rest / at(lower, i * size + i)
  }
  return solution
}

/** Turns the lower half of the matrix into L, where matrix = L Lᵀ. */
export function factor(matrix: Float64Array, size: number): void {
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      const rest = at(matrix, i * size + j) - innerProduct(matrix, i * size, j * size, j)
      matrix[i * size + j] = i === j ? Math.sqrt(rest) : rest / at(matrix, j * size + j)
    }
  }
}

/** Turns L, in the lower half, into its inverse. The inverse is stored transposed, row by row, in the upper half. */
function invertLower(matrix: Float64Array, size: number): void {
  for (let j = 0; j < size; j++) {
    const corner = 1 / at(matrix, j * size + j)
    matrix[j * size + j] = corner
    for (let i = j + 1; i < size; i++) {
      const rest = innerProduct(matrix, i * size + j + 1, j * size + j + 1, i - j - 1)
      matrix[j * size + i] = -(at(matrix, i * size + j) * corner + rest) / at(matrix, i * size + i)
    }
  }
}

/** L⁻ᵀ L⁻¹, with L⁻ᵀ in the upper half of `matrix`. */
function gram(matrix: Float64Array, size: number): Float64Array {
  const product = new Float64Array(size * size)
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      const sum = innerProduct(matrix, i * size + i, j * size + i, size - i)
      product[i * size + j] = sum
      product[j * size + i] = sum
    }
  }
  return product
}

/** In four sums side by side, because each addition would have to wait for the one before it. */
function innerProduct(matrix: Float64Array, a: number, b: number, length: number): number {
  let one = 0
  let two = 0
  let three = 0
  let four = 0
  let k = 0
  for (; k + 3 < length; k += 4) {
    one += at(matrix, a + k) * at(matrix, b + k)
    two += at(matrix, a + k + 1) * at(matrix, b + k + 1)
    three += at(matrix, a + k + 2) * at(matrix, b + k + 2)
    four += at(matrix, a + k + 3) * at(matrix, b + k + 3)
  }
  for (; k < length; k++) one += at(matrix, a + k) * at(matrix, b + k)
  return one + two + (three + four)
}

const { add, at: placeIn, dot } = numbers

interface LinearSystem {
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
  let guess = residual.map((value, i) => value / placeIn(diagonal, i))
  const direction = Float64Array.from(guess)
  let size = dot(residual, guess)
  const goal = size * tolerance ** 2
  for (let step = 0; step < 500 && size > goal; step++) {
    multiply(direction, product)
    const length = size / dot(direction, product)
    for (let i = 0; i < solution.length; i++) {
      add(solution, i, length * placeIn(direction, i))
      add(residual, i, -length * placeIn(product, i))
    }
    guess = residual.map((value, i) => value / placeIn(diagonal, i))
    const next = dot(residual, guess)
    for (let i = 0; i < direction.length; i++)
      direction[i] = placeIn(guess, i) + (next / size) * placeIn(direction, i)
    size = next
  }
  return solution
}
