import { preferenceCookies } from '../../../components/page/preference-cookies.ts'

/** What the cookie holds for a reader whose replays show everything. */
export const seesAllValue = '2'

const aYearInSeconds = 365 * 24 * 60 * 60

/** A cookie, so that the server already draws what the reader wants to see. */
export function rememberSeesAll(isOn: boolean): void {
  document.cookie = `${preferenceCookies.reveal}=${isOn ? seesAllValue : ''}; path=/; max-age=${isOn ? aYearInSeconds : 0}; samesite=lax`
}
