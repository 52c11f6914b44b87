import type { HousePlayer } from '../../contract/game-kit.ts'
import { briefTurn } from '../briefing/briefing.ts'
import type { Persona } from '../house/personas.ts'
import { personas } from '../house/personas.ts'
import { think } from '../house/think.ts'
import type { SpyState } from '../state.ts'
import { heardIn, probedPersona } from './probed.ts'

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
      const briefing = { ...briefTurn(state, turn, heardIn(state)), matchId: seed, seat: turn.seat }
      const { text, reasoning, beliefs } = think(persona, briefing, seed)
      return { fields: { [turn.kind]: text }, reasoning, beliefs }
    },
    probed: (asked) => probedPersona(persona, asked, asked.matchId ?? asked.seed),
  }
}
