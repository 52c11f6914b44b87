import type { Scene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { GameThumbnail } from './game-thumbnail.tsx'

interface RowPictureProps {
  readonly name: string
  readonly scene: Scene
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
}

/** A table at the beginning of a row. */
export const RowPicture = (table: RowPictureProps) => (
  <span aria-hidden="true" className="block h-16 w-22 overflow-hidden rounded-card @4xl:h-20 @4xl:w-30">
    <span className="block [zoom:0.3] [--high:13.5rem] @4xl:[zoom:0.4] @4xl:[--high:12.5rem]">
      <GameThumbnail {...table} />
    </span>
  </span>
)
