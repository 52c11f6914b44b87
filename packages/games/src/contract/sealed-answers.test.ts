import { expect, it } from 'vitest'
import { kits } from '../kits.ts'
import { playHouse } from './play-house.ts'
import { foldSteps, noSteps, viewOnPage } from './steps-of.ts'
import { everybody } from './testing/kit-under-test.ts'
import type { Kit } from './testing/kit-under-test.ts'

const all = kits as readonly Kit[]

it.each(all.map((kit) => [kit.id, kit] as const))(
  '%s: in a replay that shows everything, secret answers lie sealed until all are turned over',
  (_, kit) => {
    const [ruleset] = kit.setup.presets
    const players = everybody(kit, ruleset).map(() => kit.house.at(-1) ?? kit.house[0])
    const { log } = playHouse(kit, { seed: 'sealed', ruleset, language: 'en', players })
    const view = viewOnPage(kit)
    let fold = noSteps(kit)
    for (const entry of log) {
      const before = fold.steps.length
      fold = foldSteps(view, fold, [entry], 'open')
      const isSecret = kit.rules.audience(entry.event) !== 'everyone'
      if (isSecret && kit.moveOf(entry.event) !== undefined)
        expect(fold.steps.slice(before), entry.event.type).toEqual([])
    }
    // The end hides nothing but thoughts.
    const thoughts = kit.opened?.by.filter((type) => type !== 'match-ended') ?? []
    const others = log.filter(({ event }) => !thoughts.includes(event.type))
    const whole = foldSteps(kit, noSteps(kit), others, 'director')
    expect(fold.steps.at(-1)?.scene).toEqual(whole.steps.at(-1)?.scene)
  },
)
