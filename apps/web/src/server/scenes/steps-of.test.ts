import { redact } from '@wis/engine'
import { kits, stepsOf } from '@wis/games'
import { scenesPage } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { houseMatch, kitCalled } from '../../testing/stored-kit-matches.ts'

describe.each(kits.map((kit) => [kit.id, kit] as const))('a match of %s as steps', (_, kit) => {
  const log = houseMatch(kit)
  const steps = stepsOf(kit, log, 'director')

  it('has its entries in order, each once, and ends with the last thing that was said', () => {
    const seqs = steps.map(({ seq }) => seq)
    expect(seqs).toEqual([...new Set(seqs)].sort((one, other) => one - other))
    expect(steps.at(-1)?.say).not.toBeNull()
    expect(steps.length).toBeGreaterThan(5)
  })

  it('is the same for a part of the log, as far as the part goes', () => {
    for (const length of [0, 1, 4, log.length - 1]) {
      const part = log.slice(0, length)
      expect(stepsOf(kit, part, 'director')).toEqual(steps.filter(({ seq }) => seq < length))
    }
  })

  it('is for spectators after the end as it was during the match', () => {
    const told = log.map((entry) => redact(kit.rules, 'spectator', entry))
    expect(stepsOf(kit, log, 'spectator')).toEqual(stepsOf(kit, told, 'director'))
  })

  it('fits the answer that is promised', () => {
    const { steps: step } = scenesPage.shape
    expect(step.safeParse(steps).error).toBeUndefined()
  })
})

it('an entry that changes nothing to be seen and says nothing is joined to the next step', () => {
  const kit = kitCalled('holdem')
  const log = houseMatch(kit)
  const drawn = log.find(({ event }) => event.type === 'cards-drawn')
  expect(drawn).toBeDefined()
  expect(stepsOf(kit, log, 'director').map(({ seq }) => seq)).not.toContain(drawn?.seq)
})

it('a reader of a match that is still played sees no card that lies face down', () => {
  const kit = kitCalled('holdem')
  const log = houseMatch(kit).map((entry) => redact(kit.rules, 'spectator', entry))
  const unseen = stepsOf(kit, log.slice(0, 6), 'director').at(-1)
  const faces = unseen?.scene.parts.flatMap((part) => (part.kind === 'cards' ? part.cards : []))
  expect(faces?.map(({ face }) => face)).toEqual([null, null, null, null])
})

it('a seat sees its own cards, and no others', () => {
  const kit = kitCalled('holdem')
  const seen = stepsOf(kit, houseMatch(kit).slice(0, 6), 1).at(-1)
  const known = seen?.scene.parts.flatMap((part) =>
    part.kind === 'cards' && part.seat !== null ? [part.cards.every(({ face }) => face !== null)] : [],
  )
  expect(known).toEqual([false, true])
})
