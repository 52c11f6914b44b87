import type { RevealLevel } from './player/reveal.ts'

export const revealCookie = 'wis-reveal'

const aYearInSeconds = 365 * 24 * 60 * 60

/** A cookie, so that the server already draws what the reader wants to see. */
export function rememberLevel(level: RevealLevel): void {
  document.cookie = `${revealCookie}=${level}; path=/; max-age=${aYearInSeconds}; samesite=lax`
}
