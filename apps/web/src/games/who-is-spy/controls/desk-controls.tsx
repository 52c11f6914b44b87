import type { KitMoment } from '@wis/games'
import { MatchControls } from '../../../features/match/controls/match-controls.tsx'
import { useMoments } from '../moments/use-moments.ts'
import { showSaid } from '../said/show-said.ts'
import type { PlayerHandle } from '../use-player.ts'
import { Timeline } from './timeline.tsx'
import { TypingSwitch } from './typing-switch.tsx'

const commands = [
  'play',
  'step',
  'ends',
  'round',
  'goToRound',
  'pace',
  'reveal',
  'said',
  'view',
  'help',
] as const

interface DeskControlsProps {
  readonly handle: PlayerHandle
  readonly moments: readonly KitMoment[] | undefined
  readonly isTyping: boolean
  readonly onTyping: (isTyping: boolean) => void
}

/** The controls of a match, by mouse and keys. */
export function DeskControls({ handle, moments: found, isTyping, onTyping }: DeskControlsProps) {
  const { player, scene, isOn, dispatch } = handle
  const moments = useMoments(handle, found)
  return (
    <MatchControls
      slider={<Timeline player={player} scene={scene} moments={moments} isOn={isOn} onAction={dispatch} />}
      commands={commands}
      speed={player.speed}
      isPlaying={player.isPlaying}
      isOn={isOn}
      isAtStart={scene.index <= 0}
      isAtEnd={scene.index >= scene.steps.length - 1}
      hasRounds
      onCommand={(command) => {
        if (command.type === 'show-said') showSaid()
        else dispatch(command)
      }}
    >
      {isOn && <TypingSwitch isTyping={isTyping} onChange={onTyping} />}
    </MatchControls>
  )
}
