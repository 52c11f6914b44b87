import type { SeatHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { ResultTable } from '../result-table.tsx'
import { hasSeenEnd, isOver } from './scene-player.ts'
import { endQuery } from './scene-query.ts'
import type { SceneHandle } from './scene-store.ts'

interface SceneResultProps {
  readonly seats: readonly SeatHeader[]
  readonly handle: SceneHandle
}

/** The places and points, once the reader has seen the end. Before that, a link to the end. */
export function SceneResult({ seats, handle }: SceneResultProps) {
  const { player } = handle
  if (!isOver(player)) return null
  if (!hasSeenEnd(player)) return <ToEnd handle={handle} />
  return player.outcome ? <ResultTable seats={seats} outcome={player.outcome} /> : null
}

function ToEnd({ handle: { player, dispatch } }: Pick<SceneResultProps, 'handle'>) {
  const t = useTranslations('scene.result')
  return (
    <p>
      <a
        href={endQuery(player)}
        data-testid="to-end"
        className="inline-flex h-9 items-center rounded-card border border-brass px-3 text-sm font-medium text-brass hover:bg-brass hover:text-ground"
        onClick={(event) => {
          event.preventDefault()
          dispatch({ type: 'last' })
        }}
      >
        {t('show')}
      </a>
    </p>
  )
}
