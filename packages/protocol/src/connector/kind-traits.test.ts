import { describe, expect, it } from 'vitest'
import { connectorKinds, traitsOf } from './kind-traits.ts'
import type { KindTrait } from './kind-traits.ts'

const kindsWith = (trait: KindTrait) => connectorKinds.filter((kind) => traitsOf(kind)[trait])
const allButHouse = connectorKinds.filter((kind) => kind !== 'house')
const ofAnOwner = allButHouse.filter((kind) => kind !== 'person')

describe('the traits of kinds of agents', () => {
  it.each([
    ['isListed', connectorKinds.filter((kind) => kind !== 'person')],
    ['hasOwner', allButHouse],
    ['answersForFaults', ofAnOwner],
    ['isLimited', ofAnOwner],
    ['needsBadge', allButHouse],
    ['fillsTables', ['house']],
    ['thinksInPublic', ['house']],
    ['answersInProcess', ['house']],
    ['isModel', ['hf-model', 'hf-endpoint', 'openai']],
    ['needsToken', ['hf-model', 'webhook']],
    ['hasOneMemory', ['hf-space']],
    ['canBeVouchedFor', ['hf-model', 'openai', 'house']],
  ] as const)('%s belongs to these kinds alone', (trait, kinds) => {
    expect(kindsWith(trait)).toEqual(kinds)
  })

  it('a kind that nobody knows is treated as an agent of an owner', () => {
    expect(traitsOf('carrier-pigeon')).toEqual(traitsOf('outbound'))
  })
})
