import { useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Check } from '../../components/icon/icons.tsx'
import { Link } from '../../components/link/link.tsx'
import type { PuzzleVerdict } from '../../server/daily/puzzle-answers.ts'
import { keptText } from '../match/guess/kept-text.ts'
import { SeatChip } from '../match/table/seat-chip.tsx'
import { dailyStreak, parseDaily, sharedOf, starLine, starsOf, withEntry } from './daily-book.ts'
import type { DailyAnswerProps, DailyEntry } from './daily-book.ts'
import { ShareResult } from './share-result.tsx'
import { VotesLine } from './votes-line.tsx'

interface VerdictProps extends DailyAnswerProps {
  readonly entry: DailyEntry & { readonly seat: number }
  readonly entries: readonly DailyEntry[]
}

/** Whether the answer was right, who the spy was, and a result to share that gives nothing away. */
export function DailyVerdict({ day, today, language, seats, entry, entries }: VerdictProps) {
  const t = useTranslations('daily')
  const verdict = useVerdict({ day, language, seat: entry.seat })
  if (verdict === undefined) return <div className="min-h-64" />
  if (verdict === 'lost') return <p role="alert">{t('lost')}</p>
  const result = { ...entry, isRight: verdict.isRight }
  const stars = starsOf(result)
  const streak = dailyStreak([...entries.filter((one) => one.day !== day), result], today)
  const { agent = '', alias = '' } = seats.find(({ seat }) => seat === verdict.seat) ?? {}
  return (
    <section aria-labelledby="daily-verdict" className="max-lg:border-t max-lg:border-line max-lg:pt-6">
      <h2
        id="daily-verdict"
        data-testid="daily-verdict"
        data-right={verdict.isRight}
        className="display flex items-center gap-3 text-2xl"
      >
        {verdict.isRight && <Check className="size-6 text-brass" />}
        {verdict.isRight ? t('right') : t('wrong')}
      </h2>
      <p role="status" className="mt-3 flex items-center gap-2 font-semibold">
        <SeatChip seat={verdict.seat} />
        {t('was', { player: `${agent} (${alias})` })}
      </p>
      <p className="mt-1 max-w-[60ch] text-sm text-soft">
        <VotesLine votes={verdict.votes} />
      </p>
      <p className="mt-2 text-soft">
        <Stars count={stars} className="mr-3" />
        {streak > 1 && t('streak', { count: streak })}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <ShareResult at="/daily" text={t('shared', sharedOf({ ...result, day, streak }))} />
        <Link href={`/matches/${verdict.matchId}?reveal=2`} className="underline underline-offset-4">
          {t('whole')}
        </Link>
      </div>
    </section>
  )
}

/** The stars of an answer, or those that are left to win. */
export function Stars({ count, className }: { count: number; className: string }) {
  const t = useTranslations('daily')
  return (
    <span role="img" aria-label={t('stars', { count })} className={`text-brass ${className}`}>
      {starLine(count)}
    </span>
  )
}

/** The solution, once there is an answer; `lost` if it did not come. */
function useVerdict({ day, language, seat }: Pick<VerdictProps['entry'], 'day' | 'language' | 'seat'>) {
  const [verdict, setVerdict] = useState<PuzzleVerdict | 'lost'>()
  useEffect(() => {
    let isGone = false
    void ask<PuzzleVerdict>(`/daily/${day}/answer`, { language, seat }).then((answer) => {
      if (!isGone) setVerdict(answer ?? 'lost')
    })
    return () => {
      isGone = true
    }
  }, [day, language, seat])
  return verdict
}

const kept = keptText('wis-daily')

/** The puzzles that this browser knows; undefined on the server. */
export function useDailyEntries(): readonly DailyEntry[] | undefined {
  const text = useSyncExternalStore(kept.listen, kept.read, () => undefined)
  return text === undefined ? undefined : parseDaily(text)
}

export function keepDaily(added: DailyEntry): void {
  kept.keep(JSON.stringify(withEntry(parseDaily(kept.read()), added)))
}

/** Undefined if no answer came. */
export async function ask<Answer>(
  path: string,
  query: Readonly<Record<string, string | number>>,
): Promise<Answer | undefined> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  try {
    const response = await fetch(`${path}?${search.toString()}`)
    // It is an answer of our own server.
    return response.ok ? ((await response.json()) as Answer) : undefined
  } catch {
    return undefined
  }
}
