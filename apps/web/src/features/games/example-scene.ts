import { redact, replay, rngAt } from '@wis/engine'
import { playHouse } from '@wis/games'
import type { GameKit, Language, Scene } from '@wis/games'

/** How far the match in the picture has come. */
const share = 0.6

const made = new WeakMap<GameKit, Map<Language, Scene>>()

/** A table in the middle of a match of house players, as a spectator sees it. It is the same at every visit. */
export function exampleScene(kit: GameKit, language: Language): Scene {
  const known = made.get(kit) ?? new Map<Language, Scene>()
  made.set(kit, known)
  const scene = known.get(language) ?? playedScene(kit, language)
  known.set(language, scene)
  return scene
}

function playedScene(kit: GameKit, language: Language): Scene {
  const [ruleset] = kit.setup.presets
  const seed = `picture of ${kit.id}`
  const players = Array.from({ length: ruleset.players }, (_, seat) => rngAt(seed, seat).pick(kit.house))
  const { log } = playHouse(kit, { seed, ruleset, language, players })
  const seen = log
    .slice(0, Math.ceil(log.length * share))
    .map((entry) => redact(kit.rules, 'spectator', entry))
  return kit.scene(replay(kit.rules, seen), null)
}
