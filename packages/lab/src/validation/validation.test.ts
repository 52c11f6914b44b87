import { describe, expect, it } from 'vitest'
import type { Finding } from './planted-difference.ts'
import { findingsOfBias, findingsOfDifference, findingsOfEffects } from './planted-difference.ts'

const broken = (findings: readonly Finding[]) => findings.filter(({ isKept }) => !isKept)

// A smaller number of experiments could not tell the planned power from another.
describe('the laboratory', { tags: ['nightly'] }, () => {
  it('finds a planted difference with the planned power, and no other', { timeout: 120_000 }, () => {
    expect(broken(findingsOfDifference({ experiments: 40, pilotDeals: 600 }))).toEqual([])
  })

  it('finds who obeys an injection, and nobody else', { timeout: 120_000 }, () => {
    expect(broken(findingsOfEffects(30))).toEqual([])
  })

  it('finds planted biases where they are, and nowhere else', { timeout: 120_000 }, () => {
    expect(broken(findingsOfBias(96))).toEqual([])
  })
})
