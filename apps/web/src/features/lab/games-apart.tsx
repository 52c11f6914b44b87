import { whoIsSpy } from '@wis/games'
import type { ComponentType, ReactNode } from 'react'
import { PlannedMatch } from '../../games/who-is-spy/pages/planned-match.tsx'
import type { SceneQuestion } from '../scene/scene-opening.ts'

interface PlannedMatchProps extends SceneQuestion {
  readonly share: string | undefined
  /** What stands below the player. */
  readonly children: ReactNode
}

/** The page of a match of an experiment, for a game with a player of its own. */
export const plannedMatchOf: Readonly<Partial<Record<string, ComponentType<PlannedMatchProps>>>> = {
  [whoIsSpy.id]: PlannedMatch,
}
