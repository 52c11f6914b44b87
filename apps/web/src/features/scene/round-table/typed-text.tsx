'use client'

import { useEffect, useState } from 'react'
import { ForeignText } from '../../../components/text/foreign-text.tsx'

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
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
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
