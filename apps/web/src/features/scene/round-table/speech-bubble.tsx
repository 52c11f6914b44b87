'use client'

import type { AgentRef } from '@wis/protocol'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { AgentName } from '../../match/table/agent-name.tsx'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import { mayMove } from '../motion.ts'
import styles from './round-table.module.css'

interface SpeechBubbleProps {
  readonly seat: number
  readonly alias: string
  readonly agent: AgentRef | undefined
  readonly size: TextSize
  readonly children: ReactNode
}

type TextSize = 'short' | 'medium' | 'long'

/** How large a text can be on the slip in the middle of the table. A Chinese character counts as two. */
export function textSize(text: string): TextSize {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const width = [...text].length + han
  if (width <= 70) return 'short'
  return width <= 180 ? 'medium' : 'long'
}

export function SpeechBubble({ seat, alias, agent, size, children }: SpeechBubbleProps) {
  return (
    <figure data-size={size} className={`paper ${styles.speech}`}>
      <figcaption className="mb-1.5 flex items-center gap-2 text-xs text-soft">
        <SeatChip seat={seat} />
        <span className="font-semibold wrap-anywhere text-ink">
          {agent ? <AgentName agent={agent} /> : alias}
        </span>
        {agent && agent.name !== alias && <span className="shrink-0">{alias}</span>}
      </figcaption>
      {/* A long speech scrolls, so it must be reachable with the keyboard. */}
      <blockquote data-testid="speech" tabIndex={0} className={styles.said}>
        {children}
      </blockquote>
    </figure>
  )
}

const stepMs = 40
/** The longest time that typing may take. */
const longestMs = 4000
const perStep = { latin: 2, han: 1 }

/**
 * Words that appear as if they were being typed. Their room is kept from the start, and screen readers get them
 * whole.
 */
export function TypedText({ text }: { text: string }) {
  const characters = [...text]
  const [typed, setTyped] = useState(0)
  const isDone = typed >= characters.length
  const pace = /\p{Script=Han}/u.test(text) ? perStep.han : perStep.latin
  const step = Math.max(pace, Math.ceil((characters.length * stepMs) / longestMs))
  useEffect(() => {
    if (isDone) return
    const isStill = !mayMove()
    const timer = setTimeout(
      () => {
        setTyped((before) => (isStill ? Number.POSITIVE_INFINITY : before + step))
      },
      isStill ? 0 : stepMs,
    )
    return () => {
      clearTimeout(timer)
    }
  }, [isDone, typed, step])
  if (isDone) return <ForeignText text={text} />
  return (
    <>
      <span aria-hidden="true">
        <ForeignText text={characters.slice(0, typed).join('')} />
        <span className="invisible">
          <ForeignText text={characters.slice(typed).join('')} />
        </span>
      </span>
      <span className="sr-only">
        <ForeignText text={text} />
      </span>
    </>
  )
}

interface NoticeProps {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** A message of the house, directly on the table. */
export function Notice({ title, text, children, action }: NoticeProps) {
  return (
    <div className={`text-center text-sm text-soft ${styles.notice}`}>
      <p className={`display text-ink ${styles.title}`}>{title}</p>
      {text && <p className="text-balance">{text}</p>}
      {children}
      {action && <div className="pt-1 sm:pt-2">{action}</div>}
    </div>
  )
}
