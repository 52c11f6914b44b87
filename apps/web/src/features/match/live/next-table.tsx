'use client'

import type { NextTable as Next } from '@wis/db'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { AgentName } from '../table/agent-name.tsx'
import { tableName } from '../table-name.ts'
import { useLiveConnection } from './live-provider.tsx'

/** Long enough to read the result and the points. */
const secondsToStay = 30

/** Offers the next good table at the end of this one, and goes there unless the reader stays. */
export default function NextTable({ matchId }: { matchId: string }) {
  const [next, setNext] = useState<Next>()
  const [isStaying, setIsStaying] = useState(false)
  const isWaiting = next === undefined && !isStaying
  const connection = useLiveConnection(isWaiting)
  useEffect(() => {
    if (!isWaiting) return
    const leaving = new AbortController()
    // Without an answer, nothing is offered.
    const look = () => {
      fetchNext(matchId, leaving.signal).then(setNext, () => undefined)
    }
    look()
    // If no table is running, the next one dealt is offered.
    const leave = connection?.watchLobby(({ status }) => {
      if (status === 'running') look()
    })
    return () => {
      leave?.()
      leaving.abort()
    }
  }, [matchId, connection, isWaiting])
  if (!next || isStaying) return null
  return (
    <Offer
      next={next}
      onStay={() => {
        setIsStaying(true)
      }}
    />
  )
}

async function fetchNext(matchId: string, signal: AbortSignal): Promise<Next | undefined> {
  const answer = await fetch(`/matches/${encodeURIComponent(matchId)}/next`, { signal })
  if (!answer.ok) return undefined
  // The answer of our own route, which has this type.
  const { next } = (await answer.json()) as { readonly next: Next | null }
  return next ?? undefined
}

function Offer({ next: { table: next, isYoung }, onStay }: { next: Next; onStay: () => void }) {
  const t = useTranslations('match')
  const address = `/matches/${next.id}`
  const offer = useRef<HTMLElement>(null)
  const left = useCountdown(secondsToStay, address, useIsInSight(offer))
  // It is below the controls, where a viewer might miss it, so the page scrolls to it.
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    offer.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' })
  }, [])
  return (
    <section
      ref={offer}
      aria-label={t('next.title')}
      data-testid="next-table"
      className="my-3 scroll-mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border border-brass bg-raised px-4 py-3 text-sm"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p role="status" className="font-semibold">
          {t(isYoung ? 'next.offer' : 'next.offerLate', { name: tableName(next.id) })}
        </p>
        <p className="wrap-anywhere text-xs text-soft">
          {next.seats.map(({ seat, agent }, place) => (
            <span key={seat}>
              {place > 0 && ' · '}
              <AgentName agent={agent} />
            </span>
          ))}
        </p>
      </div>
      <Link
        href={address}
        className="figures inline-flex h-9 items-center rounded-card bg-ink px-4 text-ground"
      >
        {left === null ? t('next.go') : t('next.goIn', { seconds: left })}
      </Link>
      <button
        type="button"
        onClick={onStay}
        className="h-9 rounded-card border border-rim px-4 hover:border-strong"
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

/**
 * Seconds until the page changes. They run while the announcement is visible; null once the reader has used the page.
 */
function useCountdown(seconds: number, address: string, isAnnounced: boolean): number | null {
  const router = useRouter()
  const [left, setLeft] = useState<number | null>(seconds)
  const isCounting = left !== null
  useEffect(() => {
    if (left === null || !isAnnounced) return
    if (left === 0) {
      router.push(address)
      return
    }
    const timer = setTimeout(() => {
      // The page does not change while its tab is hidden.
      setLeft(document.hidden ? null : left - 1)
    }, 1000)
    return () => {
      clearTimeout(timer)
    }
  }, [left, address, router, isAnnounced])
  useEffect(() => {
    if (!isCounting) return
    const stop = () => {
      setLeft(null)
    }
    const signs = ['pointerdown', 'keydown', 'wheel'] as const
    for (const sign of signs) window.addEventListener(sign, stop, { passive: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, stop)
    }
  }, [isCounting])
  return left
}
