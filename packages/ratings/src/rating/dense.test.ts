import { rngAt } from '@wis/engine'
import { expect, test } from 'vitest'
import { invert, solve } from './dense.ts'
import { at } from './numbers.ts'

const size = 12

/** A random symmetric positive definite matrix. */
function randomMatrix(): Float64Array {
  const rng = rngAt('matrix', 0)
  const root = Float64Array.from({ length: size * size }, () => rng.next() - 0.5)
  return Float64Array.from({ length: size * size }, (_, place) => {
    const [i, j] = [Math.floor(place / size), place % size]
    let sum = i === j ? 1 : 0
    for (let k = 0; k < size; k++) sum += at(root, i * size + k) * at(root, j * size + k)
    return sum
  })
}

function multiply(matrix: Float64Array, vector: Float64Array): Float64Array {
  return vector.map((_, i) => vector.reduce((sum, value, j) => sum + at(matrix, i * size + j) * value, 0))
}

test('a matrix times its inverse leaves every vector unchanged', () => {
  const matrix = randomMatrix()
  const inverse = invert(Float64Array.from(matrix), size)
  const vector = Float64Array.from({ length: size }, (_, i) => i - 4.5)
  multiply(matrix, multiply(inverse, vector)).forEach((value, i) =>
    expect(value).toBeCloseTo(at(vector, i), 10),
  )
})

test('conjugate gradients and the inverse find the same solution', () => {
  const matrix = randomMatrix()
  const right = Float64Array.from({ length: size }, (_, i) => Math.cos(i))
  const system = {
    multiply: (vector: Float64Array, product: Float64Array) => product.set(multiply(matrix, vector)),
    diagonal: right.map((_, i) => at(matrix, i * size + i)),
  }
  const exact = multiply(invert(Float64Array.from(matrix), size), right)
  solve(system, right, 1e-12).forEach((value, i) => expect(value).toBeCloseTo(at(exact, i), 9))
})

test('the solution for a zero right-hand side is zero', () => {
  const system = { multiply: () => undefined, diagonal: new Float64Array(3).fill(1) }
  expect([...solve(system, new Float64Array(3), 1e-6)]).toEqual([0, 0, 0])
})
