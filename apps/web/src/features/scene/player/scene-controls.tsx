import { MatchControls } from '../../match/controls/match-controls.tsx'
import type { ControlCommand } from '../../match/controls/match-controls.tsx'
import { isAtEnd, isOver, roundStarts } from './scene-player.ts'
import { SceneSlider } from './scene-slider.tsx'
import type { SceneHandle } from './scene-store.ts'

const commands = ['play', 'step', 'ends', 'pace', 'reveal', 'view', 'help'] as const
const withRounds = ['play', 'step', 'ends', 'round', 'goToRound', 'pace', 'reveal', 'view', 'help'] as const

/** The controls of a match, with those for rounds where the game counts them. */
export function SceneControls({ handle }: { handle: SceneHandle }) {
  const { player, dispatch } = handle
  const obey = (command: ControlCommand) => {
    switch (command.type) {
      case 'toggle':
      case 'step':
      case 'round':
      case 'go-to-round':
      case 'first':
      case 'last':
      case 'pace':
      case 'speed':
      case 'toggle-reveal':
      case 'next-view':
        dispatch(command)
        return
      default:
    }
  }
  const hasRounds = roundStarts(player.steps).length > 0
  return (
    <MatchControls
      slider={<SceneSlider handle={handle} />}
      commands={hasRounds ? withRounds : commands}
      hasRounds={hasRounds}
      speed={player.speed}
      isPlaying={player.isPlaying}
      isOn={!isOver(player)}
      isAtStart={player.index === 0}
      isAtEnd={isAtEnd(player)}
      onCommand={obey}
    />
  )
}
