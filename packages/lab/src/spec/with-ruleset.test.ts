import { kits } from '@wis/games'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { readSpec } from './read-spec.ts'
import { withRuleset } from './ruleset-of.ts'

const changed = kits.filter(({ setup }) => setup.studied !== undefined)

it('some games name another ruleset first than studies of before go by', () => {
  expect(changed.length).toBeGreaterThan(0)
})

describe.each(changed.map((kit) => [kit.id, kit] as const))(
  'a specification of %s that names no ruleset',
  (game, kit) => {
    const { presets, studied } = kit.setup
    const subjects = [kit.house[0]?.slug]
    const spec = (more: object = {}) => {
      const read = readSpec({ name: 'x', game, subjects, seed: 'x', ...more })
      return read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
    }

    it('is planned by the one that boards begin with', () => {
      const planned = withRuleset(spec())
      expect(planned.ruleset).toBe(presets[0].id)
      expect(scheduleOf(planned).matchAt(1).ruleset).toMatchObject(presets[0])
    })

    it('goes by the one of before where it is stored, and one that is named stays', () => {
      expect(scheduleOf(spec()).matchAt(1).ruleset.id).toBe(studied)
      const named = spec({ ruleset: studied })
      expect(withRuleset(named)).toBe(named)
    })
  },
)

it('specifications of all other games stay as they are', () => {
  for (const { id: game, house } of kits.filter((kit) => !changed.includes(kit))) {
    const read = readSpec({ name: 'x', game, subjects: [house[0]?.slug], seed: 'x' })
    if (read.ok) expect(withRuleset(read.spec)).toBe(read.spec)
    else expect.fail(JSON.stringify(read.faults))
  }
})
