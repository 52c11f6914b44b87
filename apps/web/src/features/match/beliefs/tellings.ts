import type { Thought } from '@wis/db/matches'
import { aliasesOfSeat } from '@wis/games'
import type { Scene } from '@wis/games'
import type { Telling } from './belief-moments.ts'

/** What agents said with their answers that they believe. */
export function tellingsOf(
  thoughts: readonly Pick<Thought, 'seq' | 'seat' | 'beliefs'>[],
  aliases: readonly string[],
): readonly Telling[] {
  return thoughts.flatMap(({ seq, seat, beliefs }) => {
    if (beliefs === null) return []
    // The names are those of the table, and the reader may see them in another language.
    const chanceOf = (alias: string, about: number) =>
      [alias, ...aliasesOfSeat(about)].map((name) => beliefs[name]).find((found) => found !== undefined) ?? 0
    const chances = aliases.map((alias, about) => Math.min(1, Math.max(0, chanceOf(alias, about))))
    return [{ seq, seat, chances }]
  })
}

interface SeenStep {
  readonly seq: number
  readonly scene: Pick<Scene, 'beliefs'> | null
}

/** What seats noted in the match itself, where its game lets them. */
export function notedIn(steps: readonly SeenStep[]): readonly Telling[] {
  return steps.flatMap(({ seq, scene }, place) => {
    const before = steps[place - 1]?.scene?.beliefs ?? []
    return (scene?.beliefs ?? []).flatMap(({ seat, chances }) => {
      const last = before.find((one) => one.seat === seat)?.chances
      return String(last) === String(chances) ? [] : [{ seq, seat, chances }]
    })
  })
}
