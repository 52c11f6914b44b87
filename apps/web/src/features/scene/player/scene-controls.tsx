import { MatchControls } from '../../match/controls/match-controls.tsx'
import type { ControlCommand } from '../../match/controls/match-controls.tsx'
import { isAtEnd, isOver } from './scene-player.ts'
import { SceneSlider } from './scene-slider.tsx'
import type { SceneHandle } from './scene-store.ts'

const commands = ['play', 'step', 'ends', 'pace', 'reveal', 'help'] as const

/** The controls of a match that is drawn from scenes. It has no rounds and no other views. */
export function SceneControls({ handle }: { handle: SceneHandle }) {
  const { player, dispatch } = handle
  const obey = (command: ControlCommand) => {
    switch (command.type) {
      case 'toggle':
      case 'step':
      case 'first':
      case 'last':
      case 'pace':
      case 'speed':
      case 'toggle-reveal':
        dispatch(command)
        return
      default:
    }
  }
  return (
    <MatchControls
      slider={<SceneSlider handle={handle} />}
      commands={commands}
      speed={player.speed}
      isPlaying={player.isPlaying}
      isOn={!isOver(player)}
      isAtStart={player.index === 0}
      isAtEnd={isAtEnd(player)}
      onCommand={obey}
    />
  )
}
