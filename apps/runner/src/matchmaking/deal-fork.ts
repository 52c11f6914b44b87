import { randomBytes } from 'node:crypto'
import type { TableKind } from '@wis/arena'
import { newId } from '@wis/db'
import type { ForkToDeal } from '@wis/db/agents'
import { labSeason } from '@wis/db/experiments'
import type { NewMatch, TableTicket } from '@wis/db/matches'
import { ids, rngAt } from '@wis/engine'
import { alias, aliasesTold, forPeople, kitCalled, materialAt } from '@wis/games'
import { plannedCommitmentOf } from '@wis/proof'

interface DealWanted {
  readonly kind: TableKind
  readonly fork: ForkToDeal
  readonly seated: readonly TableTicket[]
}

/**
 * Deals a finished match again: the same rules, content and chance, and every agent at its seat. Nothing is drawn, so
 * nobody has to be shown that it was drawn fairly: like a match of an experiment, it is promised as it is planned. A person
 * has a person's time, and has seen what chance decided later, so that it decides anew.
 */
export function dealFork({ kind, fork, seated }: DealWanted): NewMatch {
  const { game } = kind
  const kit = kitCalled(game)
  if (!kit) throw new Error(`nothing deals the matches of ${game}`)
  const { pair, language } = fork
  const hasPerson = seated.some(({ kind: sits }) => sits === 'person')
  const parsed = kit.setup.ruleset.parse(fork.ruleset)
  const ruleset = hasPerson ? forPeople(kit, parsed) : parsed
  const seed = hasPerson ? randomBytes(16).toString('hex') : fork.seed
  const ofSeason = pair.length > 0 ? pair : kit.setup.draw(ruleset, language, rngAt(fork.seed, materialAt))
  const material = fork.material ?? ofSeason
  const seats = seatsAgain(fork, seated)
  const seating = seats.map(({ agentId }) => agentId)
  const [opening] = kit.rules.open({ ruleset, language, material }, [...seats.keys()], rngAt(seed, 0))
  const aliases = aliasesTold(opening)
  const salt = randomBytes(16).toString('hex')
  return {
    id: ids.match(newId()),
    game,
    seasonId: labSeason,
    mode: 'practice',
    language,
    ruleset: hasPerson ? ruleset : fork.ruleset,
    pair,
    ...(fork.material !== null || (hasPerson && pair.length === 0) ? { material } : {}),
    seed,
    salt,
    withheld: true,
    commitment: plannedCommitmentOf({ game, package: kit.package?.hash, seed, material, seating }, salt),
    seats: seats.map(({ agentId, versionId }, seat) => ({
      agentId,
      versionId,
      alias: aliases[seat] ?? alias(language, seat),
    })),
  }
}

/**
 * Agents of the first match have the seats that they had, and others those of the agents that are not here. An agent that plays
 * with itself has them all.
 */
function seatsAgain({ seating }: ForkToDeal, seated: readonly TableTicket[]): readonly TableTicket[] {
  const [alone, ...others] = seated
  if (alone && others.length === 0) return seating.map(() => alone)
  const left = new Set(seated)
  return seating.map((agentId) => {
    const waiting = [...left]
    const found =
      waiting.find((ticket) => ticket.agentId === agentId) ??
      waiting.find((ticket) => !seating.includes(ticket.agentId))
    if (!found) throw new RangeError('there are fewer agents than seats')
    left.delete(found)
    return found
  })
}
