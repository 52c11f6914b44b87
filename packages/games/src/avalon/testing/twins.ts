import type { Rng, Seat, Viewer } from '@wis/engine'
import type { Meant } from '../../define/fold-of.ts'
import { deals } from '../house/readings.ts'
import { avalon } from '../kit.ts'
import { isEvil, seenBy } from '../roles.ts'
import type { Role } from '../roles.ts'
import { atTheTable } from './at-the-table.ts'
import type { AvalonTestMatch } from './at-the-table.ts'

/** Two deals that are the same to a reader before the end. */
export function twinDeals(viewer: Viewer, rng: Rng): readonly (readonly Role[])[] {
  const all = deals.map(({ roles }) => roles)
  const one = rng.pick(all)
  const alike = (other: readonly Role[]) =>
    typeof viewer !== 'number' ||
    (other[viewer] === one[viewer] && seenBy(other, viewer).join() === seenBy(one, viewer).join())
  return [one, rng.pick(all.filter((other) => other !== one && alike(other)))]
}

/**
 * Two matches in which everybody does the same in public, until the assassin is asked or the match ends. Private notes
 * and the places of the fails differ.
 */
export function twinTables(viewer: Viewer, rng: Rng): readonly AvalonTestMatch[] {
  const [leader, ruleset] = [rng.int(5), rng.pick(avalon.setup.presets)]
  const tables = twinDeals(viewer, rng).map((roles) => atTheTable({ roles, leader, ruleset }))
  const [first] = tables
  for (let turn = first?.match.turns()[0]; first && turn; turn = first.match.turns()[0]) {
    if (turn.kind === 'assassinate') break
    const { seat, kind } = turn
    const meant = publicMove(first, kind, rng)
    const fails = kind === 'quest' ? failsOn(tables, rng) : 0
    // All cards of a quest are played at once, so that each table can have its own.
    const members = kind === 'quest' ? (first.match.state.proposal?.team ?? []) : [seat]
    for (const [place, { match }] of tables.entries()) {
      const failing = evilOn(match.state.roles, members).slice(0, fails)
      for (const member of members) {
        const own = match.turns().find((due) => due.seat === member)
        if (!own) throw new Error('the twins are no longer alike')
        const move = meant ?? {
          kind: 'quest',
          values: { card: failing.includes(member) ? 'fail' : 'success' },
        }
        match.rule(
          own,
          { kind: 'said', said: '', move: withNotes(move, member === viewer ? 0 : place) },
          () => '',
        )
      }
    }
  }
  return tables
}

const evilOn = (roles: readonly (Role | null)[], team: readonly Seat[]) =>
  team.filter((seat) => isEvil(roles[seat]))

/** A number of fails that is possible at every table. */
function failsOn(tables: readonly AvalonTestMatch[], rng: Rng): number {
  const most = tables.map(({ match }) => evilOn(match.state.roles, match.state.proposal?.team ?? []).length)
  return rng.int(Math.min(...most) + 1)
}

/** A move that anybody could make. Undefined for a card. */
function publicMove({ match }: AvalonTestMatch, kind: string, rng: Rng): Meant | undefined {
  const say = { text: `word ${rng.int(9)}`, cut: false }
  switch (kind) {
    case 'propose':
    case 'settle': {
      const team = rng.shuffle([0, 1, 2, 3, 4]).slice(0, match.state.proposal?.size).toSorted()
      return { kind, values: { team, say } }
    }
    case 'vote':
      return { kind, values: { vote: rng.int(5) < 3 ? 'approve' : 'reject' } }
    case 'discuss':
      return { kind, values: { say } }
    default:
      return undefined
  }
}

/** Every speech is thought about, and never the same. */
const withNotes = (move: Meant, place: number): Meant =>
  'say' in move.values ? { ...move, notes: { thinking: `thought ${place}`, expects: `hope ${place}` } } : move
