import { rngAt } from '@wis/engine'
import { playHouse } from '@wis/games'
import type { GameKit, Language } from '@wis/games'
import { keptOfGames } from '../games/kept-of-games.ts'
import answersInMatch from './example-answers.json'

/** About how many answers somebody gives in a match, as house players play the usual ruleset. */
export const answersIn = keptOfGames(answersInMatch, playedAnswers)

const matches = 6

export function playedAnswers(kit: GameKit, language: Language): number {
  const [ruleset] = kit.setup.presets
  let count = 0
  for (let match = 0; match < matches; match++) {
    const seed = `length of ${kit.id} ${match}`
    const players = Array.from({ length: ruleset.players }, (_, seat) => rngAt(seed, seat).pick(kit.house))
    playHouse(kit, { seed, ruleset, language, players, asked: () => void count++ })
  }
  return Math.round(count / matches / ruleset.players)
}
