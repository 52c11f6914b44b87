'use client'

import type { Entry, Seat } from '@wis/engine'
import { saying, spokenIn } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { Suspense, useMemo, useState, useSyncExternalStore } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { lazyPart } from '../../components/loading/lazy-part.ts'
import { LatePart } from '../match/deferred/late-part.tsx'
import { useTouchesRedone } from '../match/deferred/use-touches-redone.ts'
import { keptText } from '../match/guess/kept-text.ts'
import { MotionContext, OwnSeatContext } from '../scene/motion.ts'
import type { KnownOfMatch, PlayerStep } from '../scene/player/scene-player.ts'
import { useFold } from '../scene/player/use-fold.ts'
import { PressContext } from '../scene/press.ts'
import { SaidAbove } from '../scene/said-above.tsx'
import { SceneTable } from '../scene/scene-table.tsx'
import { ToldLines } from '../scene/told-lines.tsx'
import { useWords } from '../scene/words.ts'
import { AnswerForm } from './answer-form.tsx'
import { Known } from './known-part.tsx'
import { OthersAtTable } from './others-at-table.tsx'
import { leaveSeatWith } from './seat-actions.ts'
import { PressedSeat, SeatClock } from './seat-clock.tsx'
import type { AnswerField, SeatPage, Wanted } from './seat-page.ts'
import { pressFor, useAnswer } from './use-answer.ts'
import { useSeat } from './use-seat.ts'
import type { KnownSeat } from './use-seat.ts'

// Nothing has ended while a match is played.
const SeatEnd = lazyPart(() => import('./seat-end.tsx'))
const Won = lazyPart(() => import('../scene/won.tsx'))

interface SeatRoomProps {
  readonly id: string
  readonly opening: SeatPage
  readonly wanted: Wanted
}

/** A person's seat at a table: what is asked, what is known, the table, and what happened. */
export function SeatRoom({ id, opening, wanted }: SeatRoomProps) {
  const seat = useSeat(id, opening)
  const { heard, muted, mute } = useMuted(id, seat.entries)
  const match = useMatch(seat, heard)
  const scene = match?.steps.at(-1)?.scene
  const answering = useAnswer(id, seat.question)
  useTouchesRedone()
  const isDone = seat.matchId !== null || seat.isCalledOff || seat.hasLeft
  const press = isDone ? null : pressFor(seat.question, answering)
  // On a phone, a table that is pressed comes before the form, and any other one after it.
  const formOrder = press ? 'max-lg:order-3' : 'max-lg:order-1'
  return (
    <div
      data-testid="seat"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 max-lg:**:scroll-mt-56 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="min-w-0 content-start gap-5 max-lg:contents lg:sticky lg:top-4 lg:order-last lg:grid lg:self-start">
        {/* On a phone it stays in sight above the table and the form. */}
        <div
          className={`lg:contents max-lg:bg-ground ${isDone ? '' : 'max-lg:top-0 max-lg:z-20 max-lg:pb-2 max-lg:[@media(min-height:30rem)]:sticky'}`}
        >
          <Now
            seat={seat}
            isDrawn={match !== undefined}
            isSent={answering.isSent}
            isPressed={press !== null}
          />
          {!seat.hasLeft && <Known seat={seat} scene={scene} />}
        </div>
        <div className={`min-w-0 empty:hidden lg:order-2 ${formOrder}`}>
          {isDone ? (
            <LatePart>
              <SeatEnd seat={seat} match={match} wanted={wanted} />
            </LatePart>
          ) : (
            seat.question &&
            !answering.isSent && (
              <>
                {/* On a phone, the form comes before the table in whose middle they lie. */}
                {!press && scene && <SaidAbove scene={scene} className="mb-3 lg:hidden" />}
                <AnswerForm key={seat.question.name} question={seat.question} answering={answering} />
              </>
            )
          )}
        </div>
        {!seat.hasLeft && <Rules seat={seat} />}
        <OthersAtTable seatId={id} table={seat} muted={muted} onMute={mute} />
        {!isDone && <LeaveTable seatId={id} />}
      </div>
      {/* As high as most tables, so that nothing below moves when the table comes. */}
      <div className="min-w-0 content-start gap-6 max-lg:contents lg:grid lg:min-h-[48rem]">
        {/* On a phone the form below it must not move away under a finger when the table comes. */}
        <div className="min-w-0 max-lg:order-2 max-lg:min-h-[29rem] [--board-least:15rem] [--board-rest:28rem]">
          <PressContext value={press}>
            <OwnSeatContext value={seat.seat}>
              <Table match={match} own={seat.seat} />
            </OwnSeatContext>
          </PressContext>
        </div>
        {match && <SeatEvents steps={match.steps} />}
      </div>
    </div>
  )
}

/** The log as a reader hears it who has muted some seats. Only this browser knows of it. */
function useMuted(seatId: string, entries: readonly Entry[]) {
  const t = useTranslations('play.others')
  const [kept] = useState(() => keptText(`wis-muted ${seatId}`))
  const text = useSyncExternalStore(kept.listen, kept.read, () => null)
  const muted = useMemo(() => seatsIn(text), [text])
  const words = t('muted')
  const heard = useMemo(
    () =>
      muted.length === 0
        ? entries
        : entries.map((entry) => {
            const spoken = spokenIn(entry.event)
            return spoken && muted.includes(spoken.seat)
              ? { ...entry, event: saying(entry.event, words) }
              : entry
          }),
    [entries, muted, words],
  )
  const mute = (seats: readonly Seat[]) => kept.keep(seats.join(' '))
  return { heard, muted, mute }
}

const seatsIn = (text: string | null): readonly Seat[] =>
  (text ?? '').split(' ').flatMap((seat) => (/^\d{1,2}$/.test(seat) ? [Number(seat)] : []))

/** The match as the seat sees it. After the end everything is open. */
function useMatch(
  { game, seat, status, matchId }: KnownSeat,
  entries: readonly Entry[],
): KnownOfMatch | undefined {
  const [match, setMatch] = useState<KnownOfMatch>()
  const eyes = matchId === null ? (seat ?? 'table') : 'everything'
  useFold({ game, entries, eyes, status }, setMatch)
  return match
}

interface NowProps {
  readonly seat: KnownSeat
  /** Whether the table can be seen. A clock beside no table would only frighten. */
  readonly isDrawn: boolean
  readonly isSent: boolean
  /** Whether the answer is chosen on the table. */
  readonly isPressed: boolean
}

/** What the person has to do now, how much time is left, and whether the page is cut off. */
function Now({ seat, isDrawn, isSent, isPressed }: NowProps) {
  const t = useTranslations('play')
  const { question, endsAt, trouble } = seat
  const isAsked = question !== null && !isSent && !seat.hasLeft
  return (
    <section aria-label={t('now')} className="border-b border-line pb-3 max-lg:pt-2 lg:order-1">
      <div className="flex min-h-9 items-center justify-between gap-4">
        <p role="status" data-testid="now" className={`text-lg font-semibold ${isAsked ? 'text-brass' : ''}`}>
          {t(`phases.${isSent ? 'sent' : phaseOf(seat)}`, {
            kind: isPressed ? 'table' : kindOf(question?.fields[0]?.kind),
          })}
        </p>
        {isAsked && isDrawn && endsAt !== null && <SeatClock key={question.turnId} endsAt={endsAt} />}
      </div>
      {trouble && (
        <p role="alert" className="pt-1 text-sm text-soft">
          {t(trouble)}
        </p>
      )}
    </section>
  )
}

const kindOf = (kind: AnswerField['kind'] | undefined) => (kind === 'list' ? 'number' : (kind ?? 'choice'))

function phaseOf({ hasLeft, isCalledOff, matchId, status, seat, question }: KnownSeat) {
  if (status === 'void') return 'void'
  if (matchId !== null) return 'over'
  if (hasLeft || isCalledOff) return 'left'
  if (seat === null) return 'waiting'
  return question ? 'asked' : 'others'
}

function Rules({ seat: { rules } }: { seat: KnownSeat }) {
  const t = useTranslations('play')
  if (rules === null) return null
  return (
    <details className="text-sm text-soft max-lg:order-6 lg:order-4">
      <summary className="cursor-pointer py-1.5 underline underline-offset-4">{t('rules')}</summary>
      <p className="pt-2 leading-relaxed whitespace-pre-line">{rules}</p>
    </details>
  )
}

function Table({ match, own }: { match: KnownOfMatch | undefined; own: Seat | null }) {
  const t = useTranslations('play')
  const words = useWords()
  const scene = match?.steps.at(-1)?.scene
  if (!scene)
    return (
      <p className="grid min-h-64 place-items-center rounded-card border border-rim bg-felt text-sm text-soft">
        {t('noTable')}
      </p>
    )
  const seats = scene.seats.map((one) =>
    one.seat === own ? { ...one, name: `${one.name} · ${t('you')}` } : one,
  )
  return (
    <section aria-label={t('table')} data-testid="table">
      <p className="min-h-12 pb-2 text-[0.9375rem] leading-snug font-semibold">{words(scene.caption)}</p>
      <MotionContext value>
        <Suspense>
          <SceneTable
            scene={{ ...scene, seats }}
            agents={nobody}
            atSeat={(seat) =>
              match.outcome ? (
                <LatePart>
                  <Won seat={seat} places={match.outcome.places} />
                </LatePart>
              ) : (
                <PressedSeat seat={seat} />
              )
            }
          />
        </Suspense>
      </MotionContext>
    </section>
  )
}

/** Nobody at the table is told who the others are before the end. */
const nobody: readonly never[] = []

/** Leaves the table for good, after a second press. */
function LeaveTable({ seatId }: { seatId: string }) {
  const t = useTranslations('play.leave')
  return (
    <details className="text-sm text-soft max-lg:order-6 lg:order-5">
      <summary className="cursor-pointer py-1.5 underline underline-offset-4">{t('title')}</summary>
      <form action={leaveSeatWith} className="grid gap-3 pt-2">
        <input type="hidden" name="seat" value={seatId} />
        <p>{t('text')}</p>
        <SubmitButton className={buttonStyle.quiet}>{t('confirm')}</SubmitButton>
      </form>
    </details>
  )
}

function SeatEvents({ steps }: { steps: readonly PlayerStep[] }) {
  const words = useWords()
  return (
    <ToldLines
      lines={steps.flatMap(({ seq, say, seat, scene }) =>
        // How it ended stands at the table.
        say === null || scene?.decided ? [] : [{ seq, text: words(say), seat }],
      )}
    />
  )
}
