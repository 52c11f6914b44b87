import { RevealButton } from '../../match/controls/reveal-button.tsx'
import { otherEyes } from './eyes.ts'
import { mayReveal } from './scene-player.ts'
import { sceneQuery } from './scene-query.ts'
import type { SceneHandle } from './scene-store.ts'

/** Opens what was hidden during a match that is over, if there is such a thing. */
export function SceneReveal({ handle: { player, dispatch } }: { handle: SceneHandle }) {
  return (
    mayReveal(player) && (
      <RevealButton
        isRevealed={player.eyes === 'everything'}
        address={sceneQuery({ ...player, eyes: otherEyes(player.eyes) })}
        onToggle={() => {
          dispatch({ type: 'toggle-reveal' })
        }}
      />
    )
  )
}
