import type { Scene } from '@wis/games'
import { ScenePartView } from './scene-part.tsx'
import { isExtra } from './talk-parts.ts'
import { nameIn, useWords } from './words.ts'

/** What a round table has no room for: thoughts behind words, and numbers of the rules. */
export default function TalkExtras({ scene: { seats, parts } }: { scene: Scene }) {
  const words = useWords()
  const nameOf = nameIn(seats)
  return (
    <div className="mt-4 grid gap-4 empty:hidden">
      {parts.filter(isExtra).map((part, place) =>
        part.kind === 'table' || part.kind === 'rounds' ? (
          <details key={place} className="text-sm">
            <summary className="cursor-pointer text-xs text-faint">{words(part.name)}</summary>
            <div className="@container pt-2">
              <ScenePartView part={part} nameOf={nameOf} />
            </div>
          </details>
        ) : (
          <ScenePartView key={place} part={part} nameOf={nameOf} />
        ),
      )}
    </div>
  )
}
