import { whoIsSpy } from '@wis/games'
import type { ComponentType } from 'react'
import { EmbeddedMatch } from '../../../games/who-is-spy/pages/embedded-match.tsx'
import type { SceneQuestion } from '../../scene/scene-opening.ts'

/** A match in a page of another site, for a game with a player of its own. */
export const embedOf: Readonly<Partial<Record<string, ComponentType<SceneQuestion>>>> = {
  [whoIsSpy.id]: EmbeddedMatch,
}
