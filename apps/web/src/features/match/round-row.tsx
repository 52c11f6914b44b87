import { SaidButton } from './said/said-button.tsx'
import { RoundMark } from './table/round-mark.tsx'
import type { PlayerHandle } from './use-player.ts'

/** Which round it is, and the way to what was said in it where that has no place beside the table. */
export function RoundRow({ handle: { player, scene }, className }: RoundRowProps) {
  return (
    <div className={`flex items-center justify-between gap-3 lg:justify-center ${className}`}>
      {/* Beside the button, the smallest phones have no room for the bars. */}
      <RoundMark state={scene.state} className="whitespace-nowrap max-[26rem]:[&_[aria-hidden]]:hidden" />
      {player.view !== 'transcript' && <SaidButton />}
    </div>
  )
}

interface RoundRowProps {
  readonly handle: PlayerHandle
  readonly className: string
}
