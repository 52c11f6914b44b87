import { rngAt } from '@wis/engine'
import { playHouse } from '@wis/games'
import type { HousePlayer } from '@wis/games'
import { average } from './numbers.ts'
import { kit } from './usual-kit.ts'

const matches = 300

/**
 * What two house agents that collude get more in a match than the same two would: points of the one that takes, and of the
 * one that gives. They tell each other their words beforehand. If these are alike, neither suspects the other. If not,
 * the giver says its own word aloud and is out, and nobody votes for the taker with its voice.
 */
export function pairGain(): { readonly taker: number; readonly giver: number } {
  const rng = rngAt('pairs of spies', 0)
  const gains = Array.from({ length: matches }, (_, match) => {
    const seated = rng.shuffle([...kit.house]).slice(0, 6)
    const pointsOf = (players: readonly Pick<HousePlayer<unknown>, 'answer'>[]) => {
      const [ruleset] = kit.setup.presets
      const { state } = playHouse(kit, { seed: `pair ${match}`, ruleset, language: 'en', players })
      return kit.results.of(state).map(({ points }) => points / (kit.results.perPoint ?? 1))
    }
    const [honest, colluding] = [pointsOf(seated), pointsOf(colludingAt(seated))]
    return [0, 1].map((seat) => (colluding[seat] ?? 0) - (honest[seat] ?? 0))
  })
  const [taker, giver] = [0, 1].map((seat) => average(gains.map((gain) => gain[seat] ?? 0)))
  return { taker: taker ?? 0, giver: giver ?? 0 }
}

/** What these agents look at in a state of this game. */
interface Table {
  readonly dealt: Readonly<Record<number, string>>
  readonly aliases: readonly string[]
  readonly rounds: readonly { readonly vote?: { readonly candidates: readonly number[] } | null }[]
}

/** The first takes, the second gives. */
function colludingAt(
  seated: readonly HousePlayer<unknown>[],
): readonly Pick<HousePlayer<unknown>, 'answer'>[] {
  const words = new Map<number, string>()
  return seated.map((player, seat) => {
    if (seat > 1) return player
    return {
      answer: (asked) => {
        // A house player of this game is only ever asked about its states.
        const { dealt, aliases, rounds } = asked.state as Table
        const own = dealt[seat] ?? ''
        words.set(seat, own)
        const partner = words.get(1 - seat)
        const isOther = partner !== undefined && partner !== own
        if (asked.turn.kind === 'speech' && seat === 1 && isOther) return { fields: { speech: own } }
        const answer = player.answer(asked)
        if (asked.turn.kind !== 'vote' || answer.fields['vote'] !== aliases[1 - seat]) return answer
        if (seat === 0 && isOther) return answer
        const others = (rounds.at(-1)?.vote?.candidates ?? []).filter((other) => other > 1)
        const chosen = others.length === 0 ? undefined : asked.rng.pick(others)
        return chosen === undefined ? answer : { fields: { vote: aliases[chosen] } }
      },
    }
  })
}
