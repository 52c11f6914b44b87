import { redact, replay, rngAt } from '@wis/engine'
import { playHouse } from '@wis/games'
import type { GameKit, Language, Scene } from '@wis/games'
import exampleScenes from './example-scenes.json'

/** How far the match in the picture may have come: neither its beginning nor its end. */
const shares = [0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85]

/** How much lies on a table: places where there is nothing count nothing. */
const fullness = ({ parts }: Scene) => JSON.stringify(parts).replaceAll('null', '').length

const kept: Readonly<Record<string, Readonly<Record<Language, unknown>>>> = exampleScenes
const made = new WeakMap<GameKit, Map<Language, Scene>>()

/**
 * The fullest table of a match of house players, as a spectator sees it. It is the same at every visit. Of the games
 * that come with the platform it is kept as data: to play them would hold up the site for seconds, with 40 MB of words.
 */
export function exampleScene(kit: GameKit, language: Language): Scene {
  // A test compares it with what is played.
  const scene = kept[kit.id]?.[language] as Scene | undefined
  return scene ?? playedAnew(kit, language)
}

function playedAnew(kit: GameKit, language: Language): Scene {
  const known = made.get(kit) ?? new Map<Language, Scene>()
  made.set(kit, known)
  const scene = known.get(language) ?? playedScene(kit, language)
  known.set(language, scene)
  return scene
}

export function playedScene(kit: GameKit, language: Language): Scene {
  const [ruleset] = kit.setup.presets
  const seed = `picture of ${kit.id}`
  const players = Array.from({ length: ruleset.players }, (_, seat) => rngAt(seed, seat).pick(kit.house))
  const { log } = playHouse(kit, { seed, ruleset, language, players })
  const scenes = shares.map((share) => {
    const seen = log
      .slice(0, Math.ceil(log.length * share))
      .map((entry) => redact(kit.rules, 'spectator', entry))
    return kit.scene(replay(kit.rules, seen), null)
  })
  const [first, ...others] = scenes
  if (!first) throw new Error('a picture needs a moment')
  return others.reduce((best, scene) => (fullness(scene) > fullness(best) ? scene : best), first)
}
