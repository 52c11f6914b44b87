'use client'

import type { NextTable as OfDatabase } from '@wis/db/matches'
import type { InBoth } from '@wis/engine'
import type { MatchHeader } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { createPortal } from 'react-dom'
import { Link } from '../../../components/link/link.tsx'
import { matchTitle } from '../names.ts'
import { useLiveConnection } from './live-provider.tsx'
import { useOfferPlace } from './offer-place.tsx'

interface Next extends OfDatabase {
  /** Whether its players play together, not against each other. */
  readonly isTogether: boolean
  /** The name of its game, if that is another one. */
  readonly otherGame?: InBoth<string>
}

/** Long enough to read the result and the points. */
const secondsToStay = 30
/** Enough to read that it is another table than the one offered before. */
const secondsAfterAnother = 10

interface NextTableProps {
  readonly matchId: string
  /** Whether the match was over before its reader came. Then nothing moves on by the clock. */
  readonly isReplay: boolean
}

/** Offers the next good table at the end of this one. After a live match it goes there unless the reader stays. */
export default function NextTable({ matchId, isReplay }: NextTableProps) {
  const t = useTranslations('match.next')
  const [isStaying, setIsStaying] = useState(false)
  const [isStopped, setIsStopped] = useState(isReplay)
  const [offered, leave] = useOffered(matchId, !isStaying)
  const inBar = useOfferPlace()
  if (!offered || isStaying) return null
  if (offered === 'gone')
    return (
      <p role="status" data-testid="next-gone" className="my-3 text-center text-sm text-soft">
        {t('gone')}
      </p>
    )
  const offer = (
    <Offer
      key={offered.next.table.id}
      next={offered.next}
      seconds={
        isStopped || offered.next.isOfAnotherGame
          ? null
          : offered.isAnother
            ? secondsAfterAnother
            : secondsToStay
      }
      onStop={() => {
        setIsStopped(true)
      }}
      onStay={() => {
        setIsStaying(true)
      }}
      onOver={() => {
        leave(offered.next.table.id)
      }}
    />
  )
  return inBar ? createPortal(offer, inBar) : offer
}

interface Offered {
  readonly next: Next
  /** Whether it takes the place of a table that was offered and is over. */
  readonly isAnother: boolean
}

/** The table to go to, `gone` once one was offered that is over and none is on; and a way to another from one that is over. */
function useOffered(matchId: string, isWanted: boolean) {
  const [offered, setOffered] = useState<Offered | 'gone'>()
  const connection = useLiveConnection(isWanted)
  const ended = useRef<Set<string>>(new Set())
  const look = useCallback(
    (signal?: AbortSignal) => {
      fetchLive(matchId, ended.current, signal).then(
        (next) => {
          setOffered((before) => {
            if (!next) return before && 'gone'
            const offered = typeof before === 'object' ? before : undefined
            const isOver = offered === undefined || ended.current.has(offered.next.table.id)
            // A table that is still on gives way to one of the own game alone.
            if (!isOver && next.isOfAnotherGame) return before
            return { next, isAnother: before !== undefined && isOver }
          })
        },
        // Nothing is offered where nothing is known.
        () => undefined,
      )
    },
    [matchId],
  )
  const next = typeof offered === 'object' ? offered.next : undefined
  const offeredId = next?.table.id
  const awaitsOwn = next === undefined || next.isOfAnotherGame
  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    if (offeredId === undefined) look(leaving.signal)
    // Where none of the game is on, the first that is dealt is offered; one that is over gives way to another.
    const leave = connection?.watchLobby(({ id, status }) => {
      if (isEnded(status)) ended.current.add(id)
      const isNews = (awaitsOwn && status === 'running') || (id === offeredId && isEnded(status))
      if (isNews) look(leaving.signal)
    })
    return () => {
      leave?.()
      leaving.abort()
    }
  }, [connection, isWanted, offeredId, awaitsOwn, look])
  const leave = (id: string) => {
    ended.current.add(id)
    look()
  }
  return [offered, leave] as const
}

const isEnded = (status: MatchHeader['status']) => status === 'finished' || status === 'void'

async function fetchNext(matchId: string, signal: AbortSignal | undefined): Promise<Next | undefined> {
  const answer = await fetch(`/matches/${encodeURIComponent(matchId)}/next`, signal ? { signal } : {})
  if (!answer.ok) return undefined
  // The answer of our own route, which has this type.
  const { next } = (await answer.json()) as { readonly next: Next | null }
  return next ?? undefined
}

/** The next table that has not ended: the news of its end may overtake the answer that names it. */
async function fetchLive(
  matchId: string,
  ended: ReadonlySet<string>,
  signal: AbortSignal | undefined,
): Promise<Next | undefined> {
  const next = await fetchNext(matchId, signal)
  return next && ended.has(next.table.id) ? fetchNext(matchId, signal) : next
}

/** Whether a table that was offered is still played, for news of its end may not have come through. */
async function isStillOn(matchId: string): Promise<boolean> {
  const answer = await fetch(`/api/v1/matches/${encodeURIComponent(matchId)}`)
  // Our own API, described by the same schema that the type comes from.
  return answer.ok && !isEnded(((await answer.json()) as Pick<MatchHeader, 'status'>).status)
}

/** On a phone it is as high as the lines of the log whose place it takes, so that nothing moves. */
const inOneBar =
  'max-lg:my-1 max-lg:h-[calc(min(2,var(--lines))*17px)] max-lg:text-[0.8125rem] max-lg:leading-[17px] max-sm:items-start'
/** Where that is two lines, its players have the whole second one. */
const inLastLine =
  'max-sm:[@media(height>=43rem)]:absolute max-sm:[@media(height>=43rem)]:inset-x-0 max-sm:[@media(height>=43rem)]:bottom-1 max-sm:[@media(height>=43rem)]:pl-2.5'

interface OfferProps {
  readonly next: Next
  /** Until the page changes by itself; null where it does not. */
  readonly seconds: number | null
  readonly onStop: () => void
  readonly onStay: () => void
  readonly onOver: () => void
}

function Offer({
  next: { table: next, isYoung, isTogether, otherGame },
  seconds,
  onStop,
  onStay,
  onOver,
}: OfferProps) {
  const t = useTranslations('match')
  const titles = useTranslations('match.titles')
  const locale = useLocale()
  const address = `/matches/${next.id}`
  const offer = useRef<HTMLElement>(null)
  const router = useRouter()
  const isInSight = useIsInSight(offer)
  const left = useCountdown({
    seconds,
    isAnnounced: isInSight,
    onStop,
    onDue: () => {
      isStillOn(next.id).then((isOn) => {
        if (isOn) router.push(address)
        else onOver()
      }, onStop)
    },
  })
  return (
    <section
      ref={offer}
      aria-label={t('next.title')}
      data-testid="next-table"
      className={`flex items-center gap-x-3 gap-y-2 max-sm:gap-x-2 border-brass text-sm leading-snug lg:flex-wrap lg:border lg:bg-raised lg:px-3 lg:py-2.5 max-lg:border-l-2 max-lg:pl-2 max-lg:whitespace-nowrap ${inOneBar}`}
    >
      <div className="min-w-0 flex-1 max-lg:h-full max-lg:overflow-hidden max-sm:h-[17px] lg:basis-60">
        <p role="status" className="font-semibold">
          <span className="max-lg:sr-only">{t(isYoung ? 'next.offer' : 'next.offerLate')}</span>
          <span aria-hidden className="lg:hidden">
            {t('next.title')}
          </span>
        </p>
        <p className={`text-soft max-lg:truncate lg:wrap-anywhere ${inLastLine}`}>
          {otherGame && `${otherGame[locale]} · `}
          {matchTitle(titles, locale, { seats: next.seats, isTogether })}
        </p>
      </div>
      <Link
        href={address}
        className="figures relative inline-flex h-8 items-center rounded-card bg-ink px-4 text-ground after:absolute after:-inset-y-1 after:inset-x-0 max-lg:h-full max-lg:px-3 max-sm:h-[17px] max-sm:px-2 max-sm:after:-top-3"
      >
        {left === null ? t('next.go') : t('next.goIn', { seconds: left })}
      </Link>
      <button
        type="button"
        onClick={onStay}
        className="relative h-8 rounded-card border border-rim px-4 after:absolute after:-inset-y-1 after:inset-x-0 hover:border-strong max-lg:h-full max-lg:border-0 max-lg:px-1 max-sm:h-[17px] max-sm:px-0 max-sm:after:-top-3 max-lg:underline max-lg:underline-offset-4"
      >
        {t('next.stay')}
      </button>
    </section>
  )
}

function useIsInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setIsInSight] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      setIsInSight(entry?.isIntersecting ?? false)
    })
    observer.observe(element.current)
    return () => {
      observer.disconnect()
    }
  }, [element])
  return isInSight
}

interface Countdown {
  readonly seconds: number | null
  readonly isAnnounced: boolean
  readonly onStop: () => void
  readonly onDue: () => void
}

/**
 * Seconds until the page changes. They run while the announcement is visible; null once the reader has used the page.
 */
function useCountdown({ seconds, isAnnounced, ...on }: Countdown): number | null {
  const [left, setLeft] = useState(seconds)
  const isCounting = seconds !== null
  const stop = useEffectEvent(on.onStop)
  const due = useEffectEvent(on.onDue)
  useEffect(() => {
    if (left === null || !isCounting || !isAnnounced) return
    if (left === 0) {
      due()
      return
    }
    const timer = setTimeout(() => {
      // The page does not change while its tab is hidden.
      if (document.hidden) stop()
      else setLeft(left - 1)
    }, 1000)
    return () => {
      clearTimeout(timer)
    }
  }, [left, isCounting, isAnnounced])
  useEffect(() => {
    if (!isCounting) return
    const onSign = () => {
      stop()
    }
    const signs = ['pointerdown', 'keydown', 'wheel'] as const
    for (const sign of signs) window.addEventListener(sign, onSign, { passive: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, onSign)
    }
  }, [isCounting])
  return isCounting ? left : null
}
