import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import type { Language } from '@wis/games'
import { newcomerSkill, skillsAfter } from '@wis/ratings'
import type { TrueSkill } from '@wis/ratings'
import type { ReadExport } from '../game-proof.ts'
import type { MatchLine } from './season-lines.ts'

/** Computes the skills of a season again. They depend on the order in which its matches ended. */
export interface SkillReckoning {
  /** Takes a match that counts. */
  add(played: ReadExport, match: Told): void
  /** The skills after the last match in a language. An agent without one is left out. */
  skills(language: Language): ReadonlyMap<AgentId, TrueSkill>
}

/** What the season says of a match beside its proof. */
type Told = Pick<MatchLine, 'sitsIn' | 'weights'>

interface EndedMatch {
  readonly matchId: string
  readonly endedAt: string
  readonly seats: readonly {
    /** Undefined for an agent that only fills a place. It plays as a newcomer does, and learns nothing. */
    readonly agentId: AgentId | undefined
    readonly place: number
    readonly team: number
    /** In sixtieths. In full if it is undefined. */
    readonly weight: number | undefined
  }[]
}

export function skillReckoning(): SkillReckoning {
  const matches = new Map<Language, EndedMatch[]>()
  return {
    add: (played, told) => {
      const match = endedMatch(played, told)
      if (!match) return
      const { language } = played.header
      const ended = matches.get(language) ?? []
      ended.push(match)
      matches.set(language, ended)
    },
    skills: (language) => skillsOf(matches.get(language) ?? []),
  }
}

/** Undefined for a match on one side, which tells nothing about who is better, and in a game without skills. */
function endedMatch(played: ReadExport, { sitsIn = [], weights = [] }: Told): EndedMatch | undefined {
  const { proof, header } = played
  const places = proof.places()
  if (new Set(places.map(({ team }) => team)).size < 2) return undefined
  const seats = places.map(({ place, team }, seat) => {
    const agent = header.seats[seat]?.agent ?? ''
    return {
      agentId: sitsIn.includes(agent) ? undefined : ids.agent(agent),
      place,
      team,
      weight: weights[seat],
    }
  })
  return { matchId: header.matchId, endedAt: header.endedAt, seats }
}

function skillsOf(matches: readonly EndedMatch[]): Map<AgentId, TrueSkill> {
  const skills = new Map<AgentId, TrueSkill>()
  for (const { seats } of matches.toSorted(inOrderOfEnds)) {
    const before = seats.map(({ agentId, ...seat }) => {
      return { ...seat, skill: (agentId && skills.get(agentId)) ?? newcomerSkill }
    })
    for (const [seat, skill] of skillsAfter(before).entries()) {
      const agentId = seats[seat]?.agentId
      if (agentId) skills.set(agentId, skill)
    }
  }
  return skills
}

function inOrderOfEnds(one: EndedMatch, other: EndedMatch): number {
  if (one.endedAt !== other.endedAt) return one.endedAt < other.endedAt ? -1 : 1
  return one.matchId < other.matchId ? -1 : 1
}
