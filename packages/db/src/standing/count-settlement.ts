import type { Settlement } from '@wis/arena'
import { emptySums, emptyTally, fullWeight, subtractSums, subtractTally } from '@wis/ratings'
import type pg from 'pg'
import { changeSkills, storeSkills } from '../skill/change-skills.ts'
import { addToStandings } from './add-to-standings.ts'

interface Counting {
  readonly matchId: string
  /** False if the match counted so far and counts no longer. */
  readonly counts: boolean
}

/** Adds the result of a match to the standings of its agents and to their skills, or takes it out again. */
export async function countSettlement(
  client: pg.ClientBase,
  settlement: Settlement,
  { matchId, counts }: Counting,
): Promise<void> {
  const seats = settlement.counting.map(({ agentId, tally, sums }) =>
    counts
      ? { agentId, tally, sums }
      : { agentId, tally: subtractTally(emptyTally, tally), sums: subtractSums(emptySums, sums) },
  )
  if (!settlement.movesSkills) return addToStandings(client, { ...settlement, seats })
  const match = { matchId, ...seatsOf(settlement) }
  const skills = await changeSkills(client, { place: settlement, match, counts })
  await addToStandings(client, { ...settlement, seats })
  await storeSkills(client, settlement, skills)
}

const seatsOf = ({ seats }: Settlement) => ({
  agentIds: seats.map(({ agentId, sitsIn }) => (sitsIn ? '' : agentId)),
  places: seats.map(({ place }) => place ?? 1),
  teams: seats.map(({ team }, seat) => team ?? seat),
  weights: seats.every(({ weight }) => weight === fullWeight) ? [] : seats.map(({ weight }) => weight),
})
