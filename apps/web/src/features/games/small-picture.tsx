import { kitCalled } from '@wis/games'
import { useLocale } from 'next-intl'
import { exampleScene } from './example-scene.ts'
import { GameThumbnail } from './game-thumbnail.tsx'

interface SmallPictureProps {
  readonly game: string
  /** Tells it from other pictures of the game on the page. */
  readonly place: string
  /** Classes for its zoom, and for its height before it. */
  readonly size: string
}

/** A table of a game, smaller than where the game itself is told of. */
export function SmallPicture({ game, place, size }: SmallPictureProps) {
  const locale = useLocale()
  const kit = kitCalled(game)
  return (
    kit && (
      // The frame around it has the border.
      <div
        className={`bg-felt [&_.border-rim.bg-felt]:rounded-none [&_.border-rim.bg-felt]:border-transparent ${size}`}
      >
        <GameThumbnail name={`${place}-${game}`} scene={exampleScene(kit, locale)} />
      </div>
    )
  )
}
