import type { RevealLevel } from './player/reveal.ts'

/** Cookies, so that the server already draws what the reader wants to see. */
export const revealCookie = 'wis-reveal'
export const typingCookie = 'wis-typing'

export function rememberLevel(level: RevealLevel): void {
  remember(revealCookie, String(level))
}

export function rememberTyping(isTyping: boolean): void {
  remember(typingCookie, isTyping ? 'on' : 'off')
}

/** Typing is on until somebody switches it off. */
export function parseTyping(text: string | undefined): boolean {
  return text !== 'off'
}

const aYearInSeconds = 365 * 24 * 60 * 60

function remember(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${aYearInSeconds}; samesite=lax`
}
