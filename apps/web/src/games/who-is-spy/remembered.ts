import { tasteCookies } from '../../components/page/taste-cookies.ts'
import { revealNumber } from '../../features/match/player/reveal-level.ts'
import type { RevealLevel } from '../../features/match/player/reveal-level.ts'

export function rememberLevel(level: RevealLevel): void {
  remember(tasteCookies.reveal, revealNumber(level))
}

export function rememberTyping(isTyping: boolean): void {
  remember(tasteCookies.typing, isTyping ? 'on' : 'off')
}

/** Typing is on until the reader switches it off. */
export function parseTyping(text: string | undefined): boolean {
  return text !== 'off'
}

const aYearInSeconds = 365 * 24 * 60 * 60

/** A cookie, so that the server already draws the reader's settings. */
function remember(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${aYearInSeconds}; samesite=lax`
}
