import { preferenceCookies } from '../../../components/page/preference-cookies.ts'

/** How replays open for a reader: with everything in sight, covered so that there is something to guess, or with the result told. */
export const replayWishes = ['open', 'covered', 'told'] as const
export type ReplayWish = (typeof replayWishes)[number]

/** The cookie once held the number of a level. */
const kept = { open: '', covered: '0', told: '2' } as const satisfies Record<ReplayWish, string>

export const eyesOfWish = { open: 'open', covered: 'table', told: 'everything' } as const

const aYearInSeconds = 365 * 24 * 60 * 60

export const parseReplayWish = (text: string | undefined): ReplayWish =>
  replayWishes.find((wish) => kept[wish] === text) ?? 'open'

/** A cookie, so that the server already draws what the reader wants to see. */
export function rememberReplayWish(wish: ReplayWish): void {
  document.cookie = `${preferenceCookies.reveal}=${kept[wish]}; path=/; max-age=${wish === 'open' ? 0 : aYearInSeconds}; samesite=lax`
}
