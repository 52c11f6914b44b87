import { SaidButton } from './said/said-button.tsx'
import { RoundMark } from './table/round-mark.tsx'
import type { PlayerHandle } from './use-player.ts'

/** The number of the round, and a button for the list of speeches if it has no room beside the table. */
export function RoundRow({ handle: { player, scene }, className }: RoundRowProps) {
  return (
    <div className={`flex items-center justify-between gap-3 lg:justify-center ${className}`}>
      {/* The smallest phones have no room for the bars beside the button. */}
      <RoundMark state={scene.state} className="whitespace-nowrap max-[26rem]:[&_[aria-hidden]]:hidden" />
      {player.view !== 'transcript' && <SaidButton />}
    </div>
  )
}

interface RoundRowProps {
  readonly handle: PlayerHandle
  readonly className: string
}
