'use client'

import type { Seat } from '@wis/engine'
import { useFormatter, useTranslations } from 'next-intl'
import { visibleString } from '../../../components/text/visible-text.ts'
import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'
import type { Step } from '../player/steps.ts'
import { tally } from '../player/tally.ts'

interface Listener {
  readonly level: RevealLevel
  alias(seat: Seat): string
}

/** One sentence per event, for screen readers. */
export function useSay({ level, alias }: Listener): (step: Step) => string {
  const t = useTranslations('match.say')
  const { list } = useFormatter()
  return ({ event, round }) => {
    switch (event.type) {
      case 'match-opened':
        return t('deal', { count: event.aliases.length })
      case 'round-opened':
        return t(event.runOff ? 'runOff' : 'round', {
          round: event.round,
          player: alias(event.order[0] ?? 0),
        })
      case 'speech-given':
        return t('speech', { player: alias(event.seat), text: visibleString(event.text) })
      case 'speech-missed':
        return t('missed', { player: alias(event.seat) })
      case 'fouls-called': {
        const players = list(event.fouls.map(({ seat }) => alias(seat)))
        return t('fouls', { players, round })
      }
      case 'vote-opened':
        return t('vote', { count: (event.voters ?? event.candidates).length })
      case 'votes-revealed': {
        const { lines, abstained } = tally(event.ballots)
        const counts = lines.map(({ target, voters }) =>
          t('votesFor', { player: alias(target), count: voters.length }),
        )
        return t('tally', { counts: list(counts), abstained: abstained.length })
      }
      case 'seat-eliminated':
        return t(`out.${event.tied ? 'lot' : event.cause}`, { player: alias(event.seat) })
      case 'match-ended': {
        if (level !== 'everything') return t('over')
        const { civilian, spy } = event.words
        return t(`ended.${event.winner}`, { player: alias(event.spy), civilian, spy })
      }
      case 'match-voided':
        return t('voided')
      default:
        event satisfies never
        return ''
    }
  }
}
