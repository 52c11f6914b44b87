import type { Thought } from '@wis/db/matches'
import { aliasesOfSeat } from '@wis/games'
import type { Scene } from '@wis/games'
import type { Telling } from './belief-moments.ts'

/** The chance of a seat from 0 to 1. Its name is that of the table, and the reader may see it in another language. */
export function chanceOf(beliefs: Beliefs, alias: string, seat: number): number | undefined {
  const chance = [alias, ...aliasesOfSeat(seat)]
    .map((name) => beliefs[name])
    .find((found) => found !== undefined)
  return chance === undefined ? undefined : Math.min(1, Math.max(0, chance))
}

type Beliefs = NonNullable<Thought['beliefs']>

/** What agents said with their answers that they believe. */
export function tellingsOf(
  thoughts: readonly Pick<Thought, 'seq' | 'seat' | 'beliefs'>[],
  aliases: readonly string[],
): readonly Telling[] {
  return thoughts.flatMap(({ seq, seat, beliefs }) => {
    if (beliefs === null) return []
    const chances = aliases.map((alias, about) => chanceOf(beliefs, alias, about) ?? 0)
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
