import { redact, replay, rngAt } from '@wis/engine'
import { playHouse } from '@wis/games'
import type { GameKit, Language, Scene } from '@wis/games'
import exampleScenes from './example-scenes.json'
import { keptOfGames } from './kept-of-games.ts'

/** How far the match in the picture may have come: neither its beginning nor its end. */
const shares = [0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85]

/** How much lies on a table: places where there is nothing count nothing. */
const fullness = ({ parts }: Scene) => JSON.stringify(parts).replaceAll('null', '').length

/** Matches that tell more of their game than the first one that is drawn. */
const chosen: ReadonlyMap<string, string> = new Map([['dilemma', 'picture 42 of dilemma']])

/** The fullest table of a match of house players, as a spectator sees it. It is the same at every visit. */
export const exampleScene = keptOfGames(exampleScenes, playedScene)

export function playedScene(kit: GameKit, language: Language): Scene {
  const [ruleset] = kit.setup.presets
  const seed = chosen.get(kit.id) ?? `picture of ${kit.id}`
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

/** As much of a speech as is shown beside a portrait, in Latin letters. With what is lost at the ends of lines, a Chinese character takes three. */
const longest = 92

/** A table on which no speech is cut: where one is too long, nobody speaks. */
export function withWholeSpeeches(scene: Scene): Scene {
  const isWhole = scene.seats.every(({ said }) => !said || widthOf(said) <= longest)
  return isWhole ? scene : { ...scene, seats: scene.seats.map(({ said: _, ...seat }) => seat) }
}

const widthOf = (text: string) => text.length + 2 * (text.match(/[\u2e80-\uffef]/g)?.length ?? 0)
