import type { MatchHeader } from '@wis/protocol'
import { isSpoken } from '../../games/is-spoken.ts'
import { latin } from './preview-frame.tsx'
import { previewColours } from './preview-portrait.tsx'

export interface PreviewMatchProps {
  readonly header: MatchHeader
  /** A picture of each agent as a data address, by seat. */
  readonly portraits: readonly string[]
}

const languages = { en: 'English table', zh: 'Chinese table' } as const

/** The facts at the foot of a match's preview. */
export function previewFacts({
  game,
  language,
  season,
  startedAt,
  createdAt,
}: MatchHeader): readonly string[] {
  const playedAt = new Date(startedAt ?? createdAt)
  return [
    ...(isSpoken(game) ? [languages[language]] : []),
    latin(season.name, season.slug),
    playedAt.toISOString().slice(0, 10),
  ]
}

/** Stands for the players of a match that is withheld. */
export function KeptBack() {
  return (
    <span style={{ color: previewColours.soft, fontSize: 44 }}>
      Kept back until the season shows its results
    </span>
  )
}
