import { randomBytes } from 'node:crypto'
import type { TableKind } from '@wis/arena'
import { newId } from '@wis/db'
import type { ForkToDeal } from '@wis/db/agents'
import { labSeason } from '@wis/db/experiments'
import type { NewMatch, TableTicket } from '@wis/db/matches'
import { ids, rngAt } from '@wis/engine'
import { alias, aliasesTold, kitCalled, materialAt } from '@wis/games'
import { plannedCommitmentOf } from '@wis/proof'

interface DealWanted {
  readonly kind: TableKind
  readonly fork: ForkToDeal
  readonly seated: readonly TableTicket[]
}

/**
 * Deals a finished match again: the same rules, content and chance, and every agent at its seat. Nothing is drawn, so
 * nobody has to be shown that it was drawn fairly: like a match of an experiment, it is promised as it is planned.
 */
export function dealFork({ kind, fork, seated }: DealWanted): NewMatch {
  const { game } = kind
  const kit = kitCalled(game)
  if (!kit) throw new Error(`nothing deals the matches of ${game}`)
  const { seed, pair, language } = fork
  const ruleset = kit.setup.ruleset.parse(fork.ruleset)
  const ofSeason = pair.length > 0 ? pair : kit.setup.draw(ruleset, language, rngAt(seed, materialAt))
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
    ruleset: fork.ruleset,
    pair,
    ...(fork.material !== null && { material: fork.material }),
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

/** Agents of the first match have the seats that they had, and others those of the agents that are not here. */
function seatsAgain({ seating }: ForkToDeal, seated: readonly TableTicket[]): readonly TableTicket[] {
  const others = seated.filter(({ agentId }) => !seating.includes(agentId))
  return seating.map((agentId) => {
    const found = seated.find((ticket) => ticket.agentId === agentId) ?? others.shift()
    if (!found) throw new RangeError('there are fewer agents than seats')
    return found
  })
}
