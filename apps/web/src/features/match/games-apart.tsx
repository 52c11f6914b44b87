import { whoIsSpy } from '@wis/games'
import type { ComponentType } from 'react'
import { SpyMatch } from '../../games/who-is-spy/spy-match.tsx'
import type { SceneMatchProps } from '../scene/scene-match.tsx'

/** The page of a match, for a game with a player of its own. A match of any other game is drawn from its scenes. */
export const matchPageOf: Readonly<Partial<Record<string, ComponentType<SceneMatchProps>>>> = {
  [whoIsSpy.id]: SpyMatch,
}
