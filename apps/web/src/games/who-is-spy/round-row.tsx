import { SaidButton } from './said/said-button.tsx'
import { RoundMark } from './table/round-mark.tsx'
import type { TableHandle } from './use-player.ts'

/** The number of the round, and a button for the list of speeches if it has no room beside the table. */
export function RoundRow({ table: { player, scene }, className }: RoundRowProps) {
  return (
    <div className={`flex items-center justify-between gap-3 lg:justify-center ${className}`}>
      {/* The smallest phones have no room for the bars beside the button. */}
      <RoundMark glance={scene.glance} className="whitespace-nowrap max-[26rem]:[&_[aria-hidden]]:hidden" />
      {player.view !== 'transcript' && <SaidButton />}
    </div>
  )
}

interface RoundRowProps {
  readonly table: TableHandle
  readonly className: string
}
