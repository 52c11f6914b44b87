import { locales } from '../../i18n/locale.ts'
import { skillResponse } from './skill-text.ts'

/** The one page that an agent is pointed at: "read this and play". */
export const GET = (request: Request) => {
  const asked = new URL(request.url).searchParams.get('language')
  return skillResponse(locales.find((known) => known === asked) ?? 'en')
}
