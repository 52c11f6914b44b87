import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Check } from '../../components/icon/icons.tsx'
import { Link } from '../../components/link/link.tsx'
import { ShareResult } from '../daily/share-result.tsx'
import { SeatChip } from '../match/table/seat-chip.tsx'
import { useWords } from '../scene/words.ts'
import type { HuntEnd, HuntPage } from './hunt-page.ts'

interface HuntResultProps {
  readonly hunt: HuntPage
  readonly end: HuntEnd
  /** Whether it takes the place of the form, and the focus with it. */
  readonly isNew: boolean
}

/** Who hid, what the guesses earned, who did better, and a result to share that gives nothing away. */
export function HuntResult({ hunt, end, isNew }: HuntResultProps) {
  const t = useTranslations('hunt')
  const words = useWords()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) title.current?.focus()
  }, [isNew])
  const { points, onHidden, streak, hidden, agents, isRight } = end
  const line = barLine(onHidden)
  const shared = { game: words(hunt.name), day: hunt.day, points: Math.round(points), line, streak }
  return (
    <section aria-labelledby="hunt-result">
      <h2
        ref={title}
        id="hunt-result"
        tabIndex={-1}
        data-testid="hunt-result"
        data-right={isRight}
        className="display flex items-center gap-3 text-2xl"
      >
        {isRight && <Check className="size-6 text-brass" />}
        {t(isRight ? 'found' : 'missed')}
      </h2>
      <div role="status" className="space-y-2 pt-3">
        {hidden.map((seat) => (
          <p key={seat} className="flex flex-wrap items-center gap-2">
            <SeatChip seat={seat} />
            {t('was', {
              player: hunt.aliases[seat] ?? '',
              agent: agents[seat] ?? '',
              that: words(hunt.that),
            })}
          </p>
        ))}
        <p className="text-soft">{words(end.outcome)}</p>
      </div>
      <p className="pt-5">
        <span className="figures display text-4xl" data-testid="hunt-points">
          {t('points', { points })}
        </span>{' '}
        <span className="text-sm text-soft">{t('pointsText')}</span>
      </p>
      <p className="pt-3">
        <span
          role="img"
          aria-label={t('lineLabel', { count: onHidden.length })}
          className="font-mono text-lg text-brass"
        >
          {line}
        </span>
      </p>
      <Comparison end={end} />
      {!end.isInTime && <p className="pt-3 text-sm text-soft">{t('late')}</p>}
      {streak > 1 && <p className="pt-3">{t('streak', { count: streak })}</p>}
      <div className="flex flex-wrap items-center gap-4 pt-5">
        <ShareResult at={`/hunt?game=${hunt.game}`} text={t('shared', shared)} />
        <Link href={`/matches/${end.matchId}?reveal=2&view=beliefs`} className="underline underline-offset-4">
          {t('whole')}
        </Link>
      </div>
    </section>
  )
}

function Comparison({ end: { points, house, others, people } }: Pick<HuntResultProps, 'end'>) {
  const t = useTranslations('hunt')
  const rows = [
    ['you', points],
    ['people', people.n > 1 ? people.mean : null],
    ['house', house],
    ['agents', others],
  ] as const
  return (
    <table className="figures mt-4 w-full text-sm">
      <caption className="label pb-1 text-left">{t('compared')}</caption>
      <tbody>
        {rows.map(
          ([who, mean]) =>
            mean !== null && (
              <tr key={who} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {t(`who.${who}`, { count: people.n })}
                </th>
                <td className="py-1.5 text-right">{t('points', { points: mean })}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}

const bars = '▁▂▃▄▅▆▇█'

/** One bar for each speech, the higher the more those who hid were suspected. Which seats they are cannot be seen. */
export const barLine = (shares: readonly number[]) =>
  shares.map((share) => bars.charAt(Math.min(bars.length - 1, Math.floor(share * bars.length)))).join('')
