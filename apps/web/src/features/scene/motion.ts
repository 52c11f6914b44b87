import type { Seat } from '@wis/engine'
import { createContext, use, useState } from 'react'

/** Whether the table has been touched since it was opened. Until then nothing moves. */
export const MotionContext = createContext(false)

/** Whether new words appear as if they were being typed: for whoever follows a live match. */
export const TypingContext = createContext(false)

/** Whether a thing came onto the table before the eyes of its reader. Then it may move into its place, once. */
export function useArrival(): boolean {
  const isMoving = use(MotionContext)
  const [arrives] = useState(isMoving)
  return arrives
}

/** Whether the reader's system allows motion. Only in a browser. */
export const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** The seat of the person who plays on this page. */
export const OwnSeatContext = createContext<Seat | null>(null)
