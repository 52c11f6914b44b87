import { fullWeight } from '../tally.ts'
import type { TrueSkill } from './settings.ts'
import { trueSkillAfter } from './true-skill-after.ts'

/** A seat of a match: its place from 1, the number of its side, and the skill that its agent had before. */
export interface SkilledSeat {
  readonly place: number
  readonly team: number
  readonly skill: TrueSkill
  /** What the match weighs for its agent, in sixtieths. In full if it is absent. */
  readonly weight?: number | undefined
}

/**
 * The skills after a match, in the order of the seats. The place of a side is the best of its seats. Sides of one place
 * come in the order of their numbers.
 */
export function skillsAfter(seats: readonly SkilledSeat[]): readonly TrueSkill[] {
  const numbers = [...new Set(seats.map(({ team }) => team))].sort((a, b) => a - b)
  const sides = numbers.map((number) => seats.filter(({ team }) => team === number))
  const after = trueSkillAfter(
    sides.map((side) => ({
      place: Math.min(...side.map(({ place }) => place)),
      skills: side.map(({ skill }) => skill),
      shares: side.map(({ weight = fullWeight }) => weight / fullWeight),
    })),
  )
  const found = new Map(sides.flatMap((side, at) => side.map((seat, of) => [seat, after[at]?.[of]] as const)))
  return seats.map((seat) => found.get(seat) ?? seat.skill)
}
