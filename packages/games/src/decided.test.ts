import { expect, it } from 'vitest'
import { playHouse } from './contract/play-house.ts'
import type { Scene } from './contract/scene.ts'
import { stepsOf } from './contract/steps-of.ts'
import { kits } from './kits.ts'

/** What a scene says in large letters about the end. */
const verdictOf = ({ talk, decided }: Scene) => (talk?.now?.kind === 'notice' ? talk.now : decided)

it.each(kits.map((kit) => [kit.id, kit] as const))(
  'a match of %s ends with one sentence about what decided it, which nobody reads before',
  (_, kit) => {
    const [ruleset] = kit.setup.presets
    const players = Array.from({ length: ruleset.players }, (__, seat) => kit.house[seat % kit.house.length])
    for (const language of ['en', 'zh'] as const) {
      const { log } = playHouse(kit, {
        seed: 'decided',
        ruleset,
        language,
        players: players.flatMap((player) => (player ? [player] : [])),
      })
      const scenes = stepsOf(kit, log, 'spectator').map(({ scene }) => scene)
      const last = scenes.at(-1)
      const { en = '', zh = '' } = (last && verdictOf(last)?.text) ?? {}
      expect(en).toMatch(/^[^{}]{12,160}\.$/)
      expect(zh).toMatch(/^[^{}]{6,120}。$/u)
      expect(zh).toMatch(/\p{Script=Han}/u)
      const decided = scenes.findIndex((scene) => scene.decided)
      if (last?.decided) expect(scenes.slice(decided).every((scene) => scene.decided)).toBe(true)
      const open = scenes.filter(({ seats }) => seats.some(({ isAsked }) => isAsked))
      expect(open.some((scene) => scene.decided)).toBe(false)
    }
  },
)
