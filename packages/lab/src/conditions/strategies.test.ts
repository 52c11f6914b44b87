import { kits } from '@wis/games'
import { findStrategy } from '@wis/protocol'
import { expect, it } from 'vitest'

it('every strategy that a condition names is one of ours', () => {
  const named = kits.flatMap(({ studies }) =>
    (studies?.conditions ?? []).flatMap(({ strategy }) => strategy ?? []),
  )
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((id) => !findStrategy(id))).toEqual([])
})
