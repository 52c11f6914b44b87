'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import type { Hint, PuzzleVerdict } from '../../server/daily/puzzle-answers.ts'
import { SeatChip } from '../match/table/seat-chip.tsx'
import { dailyStreak, entryOf, knownEntry } from './daily-book.ts'
import type { DailyAnswerProps, DailyEntry } from './daily-book.ts'
import { ask, DailyVerdict, keepDaily, Stars, useDailyEntries } from './daily-verdict.tsx'
import { VotesLine } from './votes-line.tsx'

const mostHints = 3

/** Where a reader names the spy of the day, with or without hints, and is told how it came out. */
export function DailyAnswer(props: DailyAnswerProps) {
  const { day, language, own } = props
  const entries = useDailyEntries()
  useAccountAnswers(entries, own)
  if (entries === undefined) return <div className="min-h-112" />
  const all = [...(own ?? []), ...entries]
  const entry = knownEntry(own, entries, { day, language })
  return entry?.seat === undefined ? (
    <DailyQuestion {...props} taken={entry?.hints ?? 0} streak={dailyStreak(all, props.today)} />
  ) : (
    <DailyVerdict {...props} entry={{ ...entry, seat: entry.seat }} entries={all} />
  )
}

/** Adds to the account what this browser has answered before its reader signed in, or since. */
function useAccountAnswers(
  entries: readonly DailyEntry[] | undefined,
  own: readonly DailyEntry[] | undefined,
): void {
  const sent = useRef(new Set<string>())
  useEffect(() => {
    if (!entries || !own) return
    const missing = entries.flatMap((entry) => {
      const { day, language, seat, hints, isInTime = false } = entry
      const key = `${day} ${language}`
      if (seat === undefined || entryOf(own, entry) || sent.current.has(key)) return []
      sent.current.add(key)
      return [{ day, language, seat, hints, isInTime }]
    })
    if (missing.length === 0) return
    const again = () => {
      for (const { day, language } of missing) sent.current.delete(`${day} ${language}`)
    }
    fetch('/daily/results', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answers: missing }),
    }).then((response) => response.ok || again(), again)
  }, [entries, own])
}

function DailyQuestion({
  day,
  today,
  language,
  seats,
  taken,
  streak,
}: DailyAnswerProps & { readonly taken: number; readonly streak: number }) {
  const t = useTranslations('daily')
  const [chosen, choose] = useState<number>()
  const [isLost, lose] = useState(false)
  const answer = async (seat: number) => {
    const verdict = await ask<PuzzleVerdict>(`/daily/${day}/answer`, { language, seat })
    if (!verdict) return lose(true)
    keepDaily({ day, language, hints: taken, seat, isRight: verdict.isRight, isInTime: day === today })
  }
  return (
    <section aria-labelledby="daily-question" className="max-lg:border-t max-lg:border-line max-lg:pt-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="daily-question" className="display scroll-mt-4 text-2xl">
          {t('question')}
        </h2>
        <Stars count={mostHints - taken} className="text-xl" />
      </div>
      {/* A low phone has no room for it above the table. */}
      <p className="hidden pt-1 text-sm text-soft [@media(width<40rem)_and_(height<47.5rem)]:block">
        {t('text')}
      </p>
      {streak > 1 && <p className="text-sm text-soft">{t('streak', { count: streak })}</p>}
      <form
        data-hydrated
        // Its arrows choose a player, and are not for the replay above.
        onKeyDown={(event) => {
          event.stopPropagation()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen !== undefined) void answer(chosen)
        }}
      >
        <fieldset className="mt-3 grid gap-1.5 sm:max-lg:grid-cols-2">
          <legend className="sr-only">{t('question')}</legend>
          {seats.map(({ seat, alias, agent }) => (
            <label
              key={seat}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card border border-rim px-3 py-1 has-checked:border-strong has-checked:bg-sunken"
            >
              <input
                type="radio"
                name="seat"
                value={seat}
                checked={chosen === seat}
                onChange={() => {
                  choose(seat)
                }}
              />
              <SeatChip seat={seat} />
              <span className="min-w-0 leading-tight">
                <span className="block text-sm font-semibold wrap-anywhere">{agent}</span>
                <span className="block text-xs text-faint">{alias}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <DailyHints day={day} language={language} seats={seats} taken={taken} />
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <button
            type="submit"
            disabled={chosen === undefined}
            className={
              chosen === undefined
                ? `${buttonStyle.quiet} border-dashed text-soft hover:bg-transparent! disabled:cursor-default`
                : buttonStyle.primary
            }
          >
            {t(chosen === undefined ? 'choose' : 'answer')}
          </button>
          <p className="text-sm text-soft">{t('once')}</p>
        </div>
        {isLost && (
          <p role="alert" className="mt-3 text-sm">
            {t('lost')}
          </p>
        )}
      </form>
    </section>
  )
}

type HintsProps = Pick<DailyAnswerProps, 'day' | 'language' | 'seats'> & { readonly taken: number }

function DailyHints({ day, language, seats, taken }: HintsProps) {
  const t = useTranslations('daily')
  const [hints, setHints] = useState<readonly Hint[]>([])
  const [isLost, lose] = useState(false)
  const show = async (count: number) => {
    const numbers = Array.from({ length: count }, (_, at) => at + 1)
    const found = await Promise.all(
      numbers.map((number) => ask<Hint>(`/daily/${day}/hints`, { language, number })),
    )
    const whole = found.flatMap((hint) => hint ?? [])
    lose(whole.length < count)
    if (whole.length < count) return
    setHints(whole)
    if (count > taken) keepDaily({ day, language, hints: count })
  }
  const isBehind = hints.length < taken
  return (
    <div className="mt-2">
      <ul aria-live="polite" className="space-y-1 text-sm">
        {hints.map((hint, at) => (
          <li key={at}>
            {'votes' in hint ? <VotesLine votes={hint.votes} /> : innocentLine(t, seats, hint.innocent)}
          </li>
        ))}
      </ul>
      {(isBehind || taken < mostHints) && (
        <button
          type="button"
          className="mt-2 text-sm underline decoration-rim underline-offset-4"
          onClick={() => void show(isBehind ? taken : taken + 1)}
        >
          {isBehind ? t('showHints', { count: taken }) : t('hint', { left: mostHints - taken })}
        </button>
      )}
      {isLost && (
        <p role="alert" className="mt-2 text-sm">
          {t('lost')}
        </p>
      )}
    </div>
  )
}

type Translate = ReturnType<typeof useTranslations<'daily'>>

const innocentLine = (t: Translate, seats: DailyAnswerProps['seats'], innocent: number) =>
  t('innocentHint', { player: seats.find(({ seat }) => seat === innocent)?.alias ?? '' })
