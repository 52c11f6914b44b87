import { whoIsSpy } from '@wis/games'
import type { Language } from '@wis/games'
import type { ComponentType } from 'react'
import { MapSample, SkillSamples } from '../../games/who-is-spy/samples/board-samples.tsx'
import { MatchSamples } from '../../games/who-is-spy/samples/match-samples.tsx'
import { roleColours, RoleRates, RoleSamples } from '../../games/who-is-spy/samples/role-samples.tsx'

/** What the page of samples shows of a game with pictures of its own. */
interface SamplesOfGame {
  readonly game: string
  /** The names of colours that mean something in it, with their classes. */
  readonly colours: readonly (readonly [name: string, style: string])[]
  readonly Roles: ComponentType
  readonly Rates: ComponentType
  readonly Map: ComponentType
  readonly Board: ComponentType
  readonly Match: ComponentType<{ readonly language: Language }>
}

export const samplesOfGames: readonly SamplesOfGame[] = [
  {
    game: whoIsSpy.id,
    colours: roleColours,
    Roles: RoleSamples,
    Rates: RoleRates,
    Map: MapSample,
    Board: SkillSamples,
    Match: MatchSamples,
  },
]
