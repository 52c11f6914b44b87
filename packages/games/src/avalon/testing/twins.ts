import type { Rng, Seat, Viewer } from '@wis/engine'
import { deals } from '../house/readings.ts'
import type { Meant } from '../moves.ts'
import { avalonPresets } from '../presets.ts'
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
  const [leader, ruleset] = [rng.int(5), rng.pick(avalonPresets)]
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
        const move = meant ?? { kind: 'quest', card: failing.includes(member) ? 'fail' : 'success' }
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

const blank = { guesses: [], intentions: [], thinking: null, expects: null, draft: null } as const

/** A move that anybody could make. Undefined for a card. */
function publicMove({ match }: AvalonTestMatch, kind: string, rng: Rng): Meant | undefined {
  const text = `word ${rng.int(9)}`
  switch (kind) {
    case 'propose':
    case 'settle': {
      const team = rng.shuffle([0, 1, 2, 3, 4]).slice(0, match.state.proposal?.size).toSorted()
      return { kind, team, text, notes: blank }
    }
    case 'vote':
      return { kind, approves: rng.int(5) < 3 }
    case 'discuss':
      return { kind, text, notes: blank }
    default:
      return undefined
  }
}

/** Every speech is thought about, and never the same. */
const withNotes = (move: Meant, place: number): Meant =>
  'notes' in move
    ? { ...move, notes: { ...move.notes, thinking: `thought ${place}`, expects: `hope ${place}` } }
    : move
