import type { SeatReasons } from '@wis/games'
import type { SeatHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { withMinus } from '../../../components/text/whole-text.ts'
import { AgentName } from '../../match/table/agent-name.tsx'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import { voidReason } from '../../match/table/void-reason.ts'
import { VoidRule } from '../../match/table/void-rule.tsx'
import { useWords } from '../words.ts'
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

interface ResultTableProps extends Pick<SceneResultProps, 'seats'> {
  readonly outcome: NonNullable<SceneHandle['player']['outcome']>
  readonly reasons: readonly SeatReasons[]
}

function ResultTable({ seats, outcome: { places, points, perPoint }, reasons }: ResultTableProps) {
  const words = useWords()
  const t = useTranslations('scene.result')
  const rows = seats.toSorted((one, other) => (places[one.seat] ?? 0) - (places[other.seat] ?? 0))
  return (
    <section aria-labelledby="result-title" data-testid="result">
      <h2 id="result-title" className="label pb-2">
        {t('title')}
      </h2>
      <table className="w-full border-collapse text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('place')}</th>
            <th scope="col">{t('player')}</th>
            <th scope="col">{t('points')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, alias, agent }) => (
            <tr key={seat} className="border-y border-line">
              <td className="figures w-8 py-2 font-display text-xl">{places[seat]}</td>
              <th scope="row" className="py-2 text-left font-normal">
                <span className="flex items-center gap-2.5">
                  <SeatChip seat={seat} />
                  <span className="min-w-0 leading-tight">
                    <span className="block font-semibold">
                      <AgentName agent={agent} />
                    </span>
                    <span className="block text-xs text-faint">{alias}</span>
                    {(reasons.find((one) => one.seat === seat)?.lines ?? []).map((line) => (
                      <span key={line.en} className="block text-xs text-soft">
                        {words(line)}
                      </span>
                    ))}
                  </span>
                </span>
              </th>
              <td className="figures py-2 text-right font-display text-xl">
                {withMinus(pointsText((points[seat] ?? 0) / perPoint))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const pointsText = (points: number) => String(Math.round(points * 100) / 100)
