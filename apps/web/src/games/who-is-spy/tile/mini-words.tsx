'use client'

import { useTranslations } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { SeatChip } from '../../../features/match/table/seat-chip.tsx'
import { useSeen } from '../glance/glance-provider.tsx'
import type { Glance } from '../glance/glance.ts'

const words = 'line-clamp-2 h-10 text-sm/5'

/** The latest words, always two lines high, so that nothing moves. */
export function MiniWords({ aliases }: { aliases: readonly string[] }) {
  const t = useTranslations('watch')
  const say = useNews(aliases)
  const { phase, step } = useSeen()
  if (phase === 'over') {
    return (
      <p className={`${words} text-soft`}>
        <span className="font-semibold text-ink">{t('tileOver')}</span> · {t('tileReplay')}
      </p>
    )
  }
  if (!step) return <p className={`${words} text-faint`}>{t('tileWaiting')}</p>
  if (step.event.type !== 'speech-given') return <p className={`${words} text-soft`}>{say(step)}</p>
  return (
    <p className={words}>
      <SeatChip seat={step.event.seat} className="mr-2 size-4! text-2xs" />
      <ForeignText text={step.event.text} />
    </p>
  )
}

/** The latest event in a sentence. */
function useNews(aliases: readonly string[]): (step: NonNullable<Glance['step']>) => string {
  const t = useTranslations('match')
  const alias = (seat: number | undefined) => aliases[seat ?? 0] ?? ''
  return ({ event }) => {
    switch (event.type) {
      case 'match-opened':
        return t('say.deal', { count: event.aliases.length })
      case 'round-opened':
        return t(event.runOff ? 'say.runOff' : 'say.round', {
          round: event.round,
          player: alias(event.order[0]),
        })
      case 'speech-missed':
        return t('say.missed', { player: alias(event.seat) })
      case 'fouls-called':
        return t('slip.foul.title', { count: event.fouls.length })
      case 'vote-opened':
        return t('say.vote', { count: (event.voters ?? event.candidates).length })
      case 'votes-revealed':
        return t('slip.vote.title')
      case 'seat-eliminated':
        return t(`say.out.${event.tied ? 'lot' : event.cause}`, { player: alias(event.seat) })
      default:
        return ''
    }
  }
}
