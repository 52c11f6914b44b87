import { whoIsSpy } from '@wis/games'
import type { ComponentType } from 'react'
import { ArenaMatch } from '../../games/who-is-spy/pages/arena-match.tsx'
import type { SceneQuestion } from '../scene/scene-opening.ts'

/** The page of a match, for a game with a player of its own. A match of any other game is drawn from its scenes. */
export const matchPageOf: Readonly<Partial<Record<string, ComponentType<SceneQuestion>>>> = {
  [whoIsSpy.id]: ArenaMatch,
}
