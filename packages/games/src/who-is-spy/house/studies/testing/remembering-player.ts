import type { Seat } from '@wis/engine'
import type { Thinker } from '../../../../contract/in-older-form.ts'
import type { OlderAsked } from '../../../../contract/older-form.ts'
import { findPersona } from '../../personas.ts'
import { think } from '../../think.ts'
import type { SimulatedMatch } from '../simulate-match.ts'

/**
 * How a season is dealt. `repeated`: a deal's words, spy's seat and starter come again for every seating, and agents
 * move on by one seat. `anew`: words, seats and starter are new for every match, everybody is the spy once in a deal,
 * and three deals are played intermixed.
 */
export type Dealing = 'repeated' | 'anew'

/** Its seat in a match. It is allowed to know who sits where, as if it recognised everybody by their style. */
interface Place {
  readonly deal: number
  readonly seating: readonly number[]
  readonly seat: Seat
}

/** A match as a remembering agent takes part in it. */
export interface Memory {
  readonly play: Thinker
  /** The only possible seat of the spy, by the agent's knowledge before the first vote. */
  spy(): Seat | undefined
  /** Takes in what it saw, and the ending if it learns it. */
  learn(match: SimulatedMatch, isTold: boolean): void
}

interface Remembered {
  readonly seat: Seat
  readonly word: string
}

const seats: readonly Seat[] = [0, 1, 2, 3, 4, 5]

/** How often each agent has yet to be the spy while so many deals are mixed. */
const shares = () => new Map<number, number>(seats.map((agent) => [agent, 3]))

/**
 * A cheat. It plays as the persona, except for its ballots, which use everything it can infer from earlier matches.
 * With repeated deals it remembers, by words, which seats can be the spy's. Otherwise it remembers who has been the
 * spy lately. It is allowed to know this for every match in which the spy was voted out.
 */
export function rememberingPlayer(slug: string, { trusts }: { readonly trusts: Dealing }) {
  const persona = findPersona(slug)
  if (!persona) throw new RangeError(`no house agent is called ${slug}`)
  const words = new Map<number, Remembered[]>()
  const suspects = new Map<number, ReadonlySet<Seat>>()
  let left = shares()
  let played = 0

  const weights = ({ deal, seating }: Place): readonly number[] =>
    trusts === 'repeated'
      ? seats.map((seat) => (suspects.get(deal)?.has(seat) === false ? 0 : 1))
      : seating.map((agent) => left.get(agent) ?? 0)

  const noteWord = ({ deal, seat }: Place, word: string) => {
    const seen = words.get(deal) ?? []
    if (seen.some((one) => one.seat === seat)) return
    seen.push({ seat, word })
    words.set(deal, seen)
    const before = suspects.get(deal) ?? new Set(seats)
    suspects.set(deal, new Set([...before].filter((spy) => fits(spy, seen))))
  }

  const sit = (place: Place): Memory => {
    let known: Seat | undefined
    return {
      spy: () => known,
      play: (request) => {
        noteWord(place, request.word)
        const weight = weights(place)
        const possible = seats.filter((seat) => (weight[seat] ?? 0) > 0)
        if (request.turn.round === 1 && possible.length === 1) known = possible[0]
        const thought = think(persona, request, `${place.deal}`)
        const text = request.turn.kind === 'speech' ? thought.text : ballot(request, thought, weight)
        return { ...thought, text }
      },
      learn: ({ state }, isTold) => {
        const { spy, rounds } = state
        const out = rounds.flatMap((round) => round.out.map(({ seat }) => seat))
        const before = suspects.get(place.deal) ?? new Set(seats)
        const isKnown = spy !== null && isTold
        suspects.set(
          place.deal,
          new Set(
            [...before].filter((seat) => (isKnown ? seat === spy : seat === spy || !out.includes(seat))),
          ),
        )
        const agent = spy === null ? undefined : place.seating[spy]
        if (agent !== undefined && (isTold || out.includes(spy ?? -1)))
          left.set(agent, Math.max(0, (left.get(agent) ?? 0) - 1))
        if (++played % 18 === 0) left = shares()
      },
    }
  }
  return { sit }
}

/** Whether the words that it had in the seats of a deal allow this seat to be the spy's. */
function fits(spy: Seat, seen: readonly Remembered[]): boolean {
  const civilian = new Set(seen.filter(({ seat }) => seat !== spy).map(({ word }) => word))
  const own = seen.find(({ seat }) => seat === spy)?.word
  return civilian.size <= 1 && (own === undefined || !civilian.has(own))
}

function ballot(
  { seat: me, aliases, candidates = [] }: OlderAsked,
  { text, beliefs }: ReturnType<typeof think>,
  weight: readonly number[],
): string {
  let best = text
  let most = 0
  for (const [seat, alias] of aliases.entries()) {
    if (seat === me || !candidates.includes(alias)) continue
    const worth = (weight[seat] ?? 0) * ((beliefs[alias] ?? 0) + (alias === text ? 0.5 : 0.001))
    if (worth > most) [best, most] = [alias, worth]
  }
  return best
}
