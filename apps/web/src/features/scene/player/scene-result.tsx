import type { SeatHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { voidReason } from '../../match/table/void-reason.ts'
import { VoidRule } from '../../match/table/void-rule.tsx'
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
  if (player.status === 'void') return <Voided reason={player.voided ?? ''} />
  const reasons = player.steps.at(-1)?.scene?.reasons ?? []
  return player.outcome ? <ResultTable seats={seats} outcome={player.outcome} reasons={reasons} /> : null
}

/** A match that does not count, and why. */
function Voided({ reason }: { reason: string }) {
  const t = useTranslations('match.slip.void')
  return (
    <section data-testid="result" className="text-sm">
      <h2 className="label pb-2">{t('title')}</h2>
      <p>
        {t(`reason.${voidReason(reason)}`)} <VoidRule />
      </p>
    </section>
  )
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
