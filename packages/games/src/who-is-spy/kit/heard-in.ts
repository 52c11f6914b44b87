import type { Seat, ToldEntry } from '@wis/engine'
import type { Round, SpyState } from '../state.ts'

type Heard = ToldEntry['event']

/** The events of a match that a player thinks about, made of what a seat knows. */
export function heardIn({ rounds }: SpyState): readonly ToldEntry[] {
  return rounds.flatMap(heardOf).map((event, seq) => ({ seq, at: '', event }))
}

function heardOf({ round, order, speeches, vote, out }: Round): readonly Heard[] {
  const opened: Heard = { type: 'round-opened', round, order }
  const said = speeches.map((speech): Heard =>
    speech.kind === 'given'
      ? { type: 'speech-given', seat: speech.seat, text: speech.text }
      : { type: 'speech-missed', seat: speech.seat },
  )
  const revealed = vote?.revealed ? [{ type: 'votes-revealed', round, ballots: vote.revealed }] : []
  const eliminated = out.map(({ seat }: { seat: Seat }): Heard => ({ type: 'seat-eliminated', seat, round }))
  return [opened, ...said, ...revealed, ...eliminated]
}
