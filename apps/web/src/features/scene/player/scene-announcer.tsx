import { useWords } from '../words.ts'
import type { ScenePlayer } from './scene-player.ts'

/** Tells screen readers each step. It is silent at first, because the opened page is read anyway. */
export function SceneAnnouncer({ player: { steps, index, hasMoved } }: { player: ScenePlayer }) {
  const words = useWords()
  const step = steps[index]
  const text = step?.say ?? step?.scene?.caption
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {hasMoved && text ? words(text) : ''}
    </p>
  )
}
