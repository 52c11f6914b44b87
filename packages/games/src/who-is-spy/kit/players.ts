import type { Seat, ToldEntry } from '@wis/engine'
import type { HousePlayer } from '../../contract/game-kit.ts'
import { briefTurn } from '../briefing/briefing.ts'
import type { Persona } from '../house/persona.ts'
import { personas } from '../house/personas.ts'
import { think } from '../house/think.ts'
import type { Round, SpyState } from '../state.ts'

const [weakest, ...others] = personas.map(playerOf)
if (!weakest) throw new Error('who-is-spy has no house players')

/** From the weakest to the strongest. */
export const spyPlayers = [weakest, ...others] as const

function playerOf(persona: Persona): HousePlayer<SpyState> {
  const { slug, name, character, strength } = persona
  return {
    slug,
    name,
    character,
    strength,
    answer: ({ state, turn, seed }) => {
      const history = state.rounds.flatMap(heardOf).map((event, seq) => ({ seq, at: '', event }))
      const briefing = { ...briefTurn(state, turn, history), matchId: seed, seat: turn.seat }
      const { text, reasoning, beliefs } = think(persona, briefing, seed)
      return { fields: { [turn.kind]: text }, reasoning, beliefs }
    },
  }
}

type Heard = ToldEntry['event']

/** The events of a round that a player thinks about. */
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
