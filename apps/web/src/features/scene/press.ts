import type { OnTable } from '@wis/games'
import { createContext, use } from 'react'

/** Something that the person at the table may press now. */
export interface Pressable {
  readonly value: string
  readonly label: string
  /** Whether it belongs to the answer that is being filled in. */
  readonly isPicked: boolean
}

/** What a person at the table may press on it. */
export interface Press {
  /** Every move that has a place there, with its place. */
  readonly moves: readonly (Pressable & { readonly at: OnTable })[]
  /** Whether words on the table can be pressed, and what happens then. */
  readonly word: { readonly written: string; press(text: string): void } | null
  press(value: string): void
}

/** Null for everybody who only watches. */
export const PressContext = createContext<Press | null>(null)

/** What can be pressed at these places, and how. Undefined if nothing can. */
export function usePress(isThere: (at: OnTable) => boolean) {
  const press = use(PressContext)
  const moves = press?.moves.filter(({ at }) => isThere(at)) ?? []
  return press && moves.length > 0 ? { moves, press: press.press } : undefined
}
