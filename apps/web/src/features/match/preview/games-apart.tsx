import { whoIsSpy } from '@wis/games'
import type { ReactElement } from 'react'
import { PreviewImage } from '../../../games/who-is-spy/preview/preview-image.tsx'
import { sharedMomentOf } from '../../../games/who-is-spy/preview/shared-moment-of.tsx'
import type { SceneQuestion } from '../../scene/scene-opening.ts'
import type { PreviewMatchProps } from './preview-match.tsx'

/** What a link to a match may tell of one of its moments. */
export interface MomentTold {
  readonly seq: number
  readonly seat: number
  /** In the reader's language. */
  readonly name: string
  /** What was said. Null where the moment is no speech. */
  readonly quote: string | null
  /** The picture of the link. */
  readonly picture: (portrait: string) => ReactElement
}

/** How links to matches of a game are shown. Without an entry, a link has a picture of a scene and names no moment. */
interface PreviewOfGame {
  readonly picture: (match: PreviewMatchProps) => ReactElement
  readonly momentOf: (question: SceneQuestion) => Promise<MomentTold | undefined>
}

export const previewOf: Readonly<Partial<Record<string, PreviewOfGame>>> = {
  [whoIsSpy.id]: { picture: PreviewImage, momentOf: sharedMomentOf },
}
