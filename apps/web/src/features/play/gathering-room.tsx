'use client'

import type { Gathering } from '@wis/db/people'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { CopyButton } from '../../components/button/copy-button.tsx'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { beginTableWith, joinTableWith } from './seat-actions.ts'

interface GatheringRoomProps {
  readonly code: string
  readonly game: string
  readonly address: string
  readonly opening: Gathering
  /** The question whether the result of who joins counts in the row of people. */
  readonly consent: ReactNode
}

/** Where people wait for each other: who is there, the link for others, and the beginning. */
export function GatheringRoom({ code, game, address, opening, consent }: GatheringRoomProps) {
  const t = useTranslations('play.together')
  const { gathering, isCutOff } = useGathering(code, opening)
  const { people, seats, isIn, mayBegin, hasBegun, language } = gathering
  return (
    <div className="grid max-w-2xl gap-8">
      <dl className="flex flex-wrap gap-x-12 gap-y-3">
        <Fact name={t('game')}>{game}</Fact>
        <Fact name={t('language')}>{t(`languages.${language}`)}</Fact>
        <Fact name={t('seats')}>{seats}</Fact>
      </dl>
      <section aria-labelledby="there-title">
        <h2 id="there-title" className="label pb-2">
          {t('there', { count: people.length })}
        </h2>
        <div role="status">
          <ul data-testid="there" className="flex flex-wrap gap-2.5">
            {people.map(({ isReader }, place) => (
              <li
                key={place}
                className={`rounded-card border px-3.5 py-2 text-sm ${isReader ? 'border-brass font-semibold' : 'border-line'}`}
              >
                {isReader ? t('you') : t('person', { number: place + 1 })}
              </li>
            ))}
            {Array.from({ length: Math.max(0, seats - people.length) }, (_, place) => (
              <li
                key={`free-${place}`}
                className="rounded-card border border-dashed border-line px-3.5 py-2 text-sm text-faint"
              >
                {t('house')}
              </li>
            ))}
          </ul>
        </div>
      </section>
      {isIn && !hasBegun && (
        <div className="grid gap-1.5 text-sm">
          <p className="label">{t('link')}</p>
          <p className="flex flex-wrap items-center gap-2.5">
            <code id="invitation" className="paper min-w-0 px-3 py-2 wrap-anywhere">
              {address}
            </code>
            <CopyButton from="invitation" label={t('copy')} done={t('copied')} />
          </p>
        </div>
      )}
      {hasBegun ? (
        <p>{t('begun')}</p>
      ) : mayBegin ? (
        <Action of={beginTableWith} code={code} label={t('begin')} hint={t('beginHint')} />
      ) : isIn ? (
        <p className="text-sm text-soft">{t('wait')}</p>
      ) : (
        <Action of={joinTableWith} code={code} label={t('join')} hint={t('joinHint')}>
          {consent}
        </Action>
      )}
      <p role="alert" className="text-sm text-soft empty:hidden">
        {isCutOff && t('cutOff')}
      </p>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd className="pt-1 text-lg font-semibold">{children}</dd>
    </div>
  )
}

interface ActionProps {
  readonly of: (form: FormData) => Promise<void>
  readonly code: string
  readonly label: string
  readonly hint: string
  readonly children?: ReactNode
}

function Action({ of, code, label, hint, children }: ActionProps) {
  return (
    <form action={of} className="grid justify-items-start gap-2">
      <input type="hidden" name="code" value={code} />
      {children}
      <SubmitButton className={buttonStyle.primary}>{label}</SubmitButton>
      <p className="text-sm text-soft">{hint}</p>
    </form>
  )
}

const everyMs = 2000

/** Looks again and again who is there. When the table begins, everybody who sits at it goes there. */
function useGathering(code: string, opening: Gathering) {
  const [now, setNow] = useState<Gathering>()
  const [isCutOff, setCutOff] = useState(false)
  // What an action has changed comes with the page itself.
  const [seen, setSeen] = useState(opening)
  if (seen !== opening) {
    setSeen(opening)
    setNow(undefined)
  }
  useEffect(() => {
    const look = async () => {
      try {
        const answer = await fetch(`/play/with/${code}/news`)
        if (!answer.ok) throw new Error(`answered ${answer.status}`)
        // It is an answer of our own server.
        const gathering = (await answer.json()) as Gathering
        setNow(gathering)
        setCutOff(false)
        if (gathering.seatId !== null) location.assign(`/play/${gathering.seatId}`)
      } catch {
        setCutOff(true)
      }
    }
    const timer = setInterval(() => void look(), everyMs)
    return () => {
      clearInterval(timer)
    }
  }, [code])
  return { gathering: now ?? opening, isCutOff }
}
