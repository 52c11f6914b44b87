import type { Seat } from '@wis/engine'
import { guessedWord, pickNoisily, selfSuspicion } from './house-view.ts'
import type { HouseView } from './house-view.ts'
import { judge } from './judge.ts'

/** From this suspicion of itself on, a sly agent looks for a player to blame. */
const blaming = 0.5

/** The seat to vote for. None is an abstention. */
export function chooseVote(view: HouseView, candidates: readonly Seat[]): Seat | undefined {
  const { persona, rng } = view
  const others = candidates.filter((seat) => seat !== view.table.me)
  const suspicion = suspicions(view)
  const total = others.reduce((sum, seat) => sum + (suspicion[seat] ?? 0), 0)
  const share = (seat: Seat) => (total > 0 ? (suspicion[seat] ?? 0) / total : 0)
  if (Math.max(...others.map(share)) < persona.temper.patience) return undefined
  const options = others.map((seat) => ({
    item: seat,
    score: Math.log(share(seat) + 0.001) + pulls(view, seat),
  }))
  return pickNoisily(options, 0.02 + 2 * (1 - persona.temper.firmness), rng)
}

/** The agent's own belief. A likely spy takes the belief that the holders of the other word should have. */
function suspicions(view: HouseView): readonly number[] {
  const { persona, table, judgement, rng } = view
  const guess = guessedWord(view)
  const blames = guess !== undefined && rng.next() < persona.mind.guile && selfSuspicion(view) > blaming
  if (!blames) return judgement.spy
  const mind = { ...persona.mind, selfDoubt: 0 }
  return judge({ table, lens: view.lensOf(guess), mind, ear: rng, seats: view.aliases.length }).spy
}

/** How strongly the last round's ballots draw this temper to a seat. */
function pulls({ persona, table, round }: HouseView, seat: Seat): number {
  const last = table.ballots.filter((ballot) => ballot.round === round - 1)
  const crowd = last.filter(({ seat: voter, target }) => target === seat && voter !== table.me).length
  const againstMe = last.some(({ seat: voter, target }) => voter === seat && target === table.me)
  return persona.temper.crowd * crowd + (againstMe ? persona.temper.grudge : 0)
}
