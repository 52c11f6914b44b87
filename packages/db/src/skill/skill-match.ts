import { newcomerSkill, skillsAfter } from '@wis/ratings'
import type { TrueSkill } from '@wis/ratings'

/** A season and language, in which skills are counted from the first match on. */
export interface SkillPlace {
  readonly seasonId: string
  readonly language: string
}

/** A decided match between sides, by seat. */
export interface PlacedMatch {
  readonly matchId: string
  /** Empty for an agent that only fills a place. It plays as a newcomer does, and learns nothing. */
  readonly agentIds: readonly string[]
  readonly places: readonly number[]
  readonly teams: readonly number[]
  /** What the match weighs for each seat, in sixtieths. Empty if it weighs in full for all. */
  readonly weights: readonly number[]
}

/** A match with the skills before it, by seat. */
export interface StoredSkillMatch extends PlacedMatch {
  /** Empty until they are computed. */
  readonly means: readonly number[]
  readonly deviations: readonly number[]
}

export type Skills = ReadonlyMap<string, TrueSkill>

/** The skills that agents had before a match, as far as the row knows them. */
export function skillsBefore({ agentIds, means, deviations }: StoredSkillMatch): [string, TrueSkill][] {
  return agentIds.flatMap((agentId, seat): [string, TrueSkill][] => {
    const [mean, deviation] = [means[seat], deviations[seat]]
    return agentId === '' || mean === undefined || deviation === undefined
      ? []
      : [[agentId, { mean, deviation }]]
  })
}

/** Plays a match: writes down the skills before it, and changes `skills` to those after it. */
export function playSkills(match: PlacedMatch, skills: Map<string, TrueSkill>): StoredSkillMatch {
  const { matchId, agentIds, places, teams, weights } = match
  const before = agentIds.map((agentId) => skills.get(agentId) ?? newcomerSkill)
  const after = skillsAfter(
    before.map((skill, seat) => ({
      skill,
      place: places[seat] ?? 1,
      team: teams[seat] ?? seat,
      weight: weights[seat],
    })),
  )
  for (const [seat, agentId] of agentIds.entries()) {
    const skill = after[seat]
    if (agentId !== '' && skill) skills.set(agentId, skill)
  }
  return {
    matchId,
    agentIds,
    places,
    teams,
    weights,
    means: before.map(({ mean }) => mean),
    deviations: before.map(({ deviation }) => deviation),
  }
}
