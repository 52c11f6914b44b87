import type { InBoth, Seat } from '@wis/engine'
import type { KitMoment } from '@wis/games'
import { useLocale, useTranslations } from 'next-intl'
import { linkStyle } from '../../../components/link/link.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { CopyText } from '../share/copy-text.tsx'
import { SeatChip } from '../table/seat-chip.tsx'

interface MomentCardsProps {
  readonly moments: readonly KitMoment[]
  /** What a round is called, with `{number}` for its number, if not a round. */
  readonly roundName?: InBoth<string> | undefined
  /** What was said in an entry, if it is something that was said. */
  readonly quoteAt: (seq: number) => string | undefined
  /** The address of an entry. */
  readonly addressOf: (seq: number) => string
  readonly onShow: (seq: number) => void
}

/** The moments of a match that are worth sharing. Each can be opened and shared. */
export function MomentCards({ moments, roundName, quoteAt, addressOf, onShow }: MomentCardsProps) {
  const t = useTranslations('match.moments')
  return (
    <section aria-labelledby="moments-title" data-testid="moments" className="not-first:pt-10">
      <h2 id="moments-title" className="display border-b border-line pb-2 text-2xl">
        {t('title')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4 pt-4">
        {moments.map((moment) => {
          const { seq, kind, seat } = moment
          const query = addressOf(seq)
          return (
            <li
              key={`${kind} ${seq} ${seat}`}
              data-testid="moment"
              data-kind={kind}
              className="relative flex min-w-0 flex-col border border-line bg-raised p-4 transition-colors hover:border-strong"
            >
              <MomentText moment={moment} roundName={roundName} quote={quoteAt(seq)} />
              <div className="mt-auto flex items-center justify-between gap-3 pt-3 text-sm">
                <a
                  href={query}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    onShow(seq)
                  }}
                  className={linkStyle}
                >
                  {t('show')}
                </a>
                <CopyText text={() => new URL(query, window.location.href).href} label={t('copy')} />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface MomentTextProps extends Pick<MomentCardsProps, 'roundName'> {
  readonly moment: KitMoment
  readonly quote: string | undefined
}

function MomentText({ moment, roundName, quote }: MomentTextProps) {
  const t = useTranslations('match')
  const isChinese = useLocale() === 'zh'
  const { seat, title, text, round } = moment
  const called = isChinese ? roundName?.zh : roundName?.en
  const inRound =
    round === undefined ? undefined : (called?.replace('{number}', String(round)) ?? t('round', { round }))
  return (
    <>
      <MomentHead seat={seat} title={isChinese ? title?.zh : title?.en} round={inRound} />
      <p className="pt-1.5 font-display text-lg leading-snug break-words">{isChinese ? text.zh : text.en}</p>
      {quote !== undefined && (
        <blockquote className="mt-2 line-clamp-3 border-l-2 border-rim pl-3 text-sm break-words text-soft">
          <ForeignText text={quote} />
        </blockquote>
      )}
    </>
  )
}

interface MomentHeadProps {
  readonly seat: Seat | null
  readonly title: string | undefined
  readonly round: string | undefined
}

function MomentHead({ seat, title, round }: MomentHeadProps) {
  return (
    <p className="label flex items-center gap-2 empty:hidden">
      {seat !== null && <SeatChip seat={seat} />}
      {title !== undefined && <span className="text-brass">{title}</span>}
      {round !== undefined && <span className="ml-auto">{round}</span>}
    </p>
  )
}
