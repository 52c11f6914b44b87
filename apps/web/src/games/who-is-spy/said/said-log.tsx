'use client'

import { useTranslations } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { useLineInSight } from '../../../features/match/player/use-line-in-sight.ts'
import { SeatChip } from '../../../features/match/table/seat-chip.tsx'
import type { Step } from '../player/steps.ts'
import { useSay } from '../table/use-say.ts'
import type { TableHandle } from '../use-player.ts'
import { saidLines } from './said-lines.ts'
import { saidLogId } from './show-said.ts'

/** All the speeches so far: beside the table if there is room, else in a sheet that a button or a key opens. */
export function SaidLog({ table: { player, scene } }: { table: TableHandle }) {
  const t = useTranslations('match.said')
  const lines = saidLines(scene.steps, player.furthest)
  const alias = (seat: number) => scene.glance.aliases[seat] ?? ''
  const say = useSay({ level: player.level, alias })
  const current = lines.findLast(({ seq }) => seq <= player.cursor)?.seq
  const box = useLineInSight(current, lines.length)
  return (
    <section
      id={saidLogId}
      popover="auto"
      data-testid="said-log"
      aria-labelledby="said-title"
      className="fixed inset-x-0 top-auto bottom-0 max-h-[75dvh] w-full flex-col border-t border-strong bg-raised px-4 pt-3 pb-4 text-ink shadow-[0_-14px_40px_-12px_rgb(0_0_0/.55)] open:flex lg:static lg:flex lg:max-h-none lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
    >
      <div className="flex items-center justify-between gap-4 pb-2">
        <h2 id="said-title" className="label">
          {t('title')}
        </h2>
        <button
          type="button"
          popoverTarget={saidLogId}
          popoverTargetAction="hide"
          className="h-9 rounded-card border border-rim px-3 text-sm hover:border-strong lg:hidden"
        >
          {t('close')}
        </button>
      </div>
      {/* Reversed, the list stays at its newest line without a script. */}
      <div
        ref={box}
        // A part that scrolls must be reachable with the keyboard.
        tabIndex={0}
        role="region"
        aria-labelledby="said-title"
        className="flex min-h-0 flex-col-reverse overflow-y-auto overscroll-contain border-y border-line lg:max-h-[clamp(14rem,45dvh,30rem)]"
      >
        {lines.length === 0 ? (
          <p className="py-3 text-sm text-faint">{t('nothing')}</p>
        ) : (
          <ol>
            {lines.map((step) => (
              <li
                key={step.seq}
                data-seq={step.seq}
                aria-current={step.seq === current ? 'step' : undefined}
                className={`border-l-2 border-transparent py-1 pl-2 aria-[current]:border-brass ${step.seq > player.cursor ? 'opacity-60' : ''}`}
              >
                <SaidLine step={step} alias={alias} say={say} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

interface SaidLineProps {
  readonly step: Step
  readonly alias: (seat: number) => string
  readonly say: (step: Step) => string
}

function SaidLine({ step, alias, say }: SaidLineProps) {
  const t = useTranslations('match')
  const { event } = step
  if (event.type === 'round-opened')
    return <h3 className="label pt-1.5">{t('round', { round: event.round })}</h3>
  if (event.type !== 'speech-given' && event.type !== 'speech-missed')
    return <p className="text-xs text-soft">{say(step)}</p>
  return (
    <div className="flex items-start gap-2 text-sm">
      <SeatChip seat={event.seat} className="mt-px" />
      <p className="min-w-0 break-words">
        <span className="pr-1.5 text-xs font-semibold">{alias(event.seat)}</span>
        {event.type === 'speech-given' ? (
          <ForeignText text={event.text} />
        ) : (
          <span className="text-faint">{t(`slip.missed.${event.reason}`)}</span>
        )}
      </p>
    </div>
  )
}
