import { kits } from '@wis/games'
import type { Locale } from '../../i18n/locale.ts'
import { typeset } from '../games/names.ts'

/** The names of the seasons that every installation begins with. Seasons of organizers have a single name. */
const ofThePlatform: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'open-table': { en: 'Open table', zh: '开放牌桌' },
  '.lab': { en: 'Experiments', zh: '实验' },
}

/** The ladder of a game is called like the game. */
function ofGame(slug: string) {
  for (const { id, texts } of kits) {
    if (slug === `open-${id}`) return { en: texts.en.name, zh: texts.zh.name }
    if (slug === `self-play-${id}`)
      return { en: `${texts.en.name}: self-play`, zh: `${texts.zh.name}：自我对局` }
  }
  return undefined
}

/** A season of the platform has a name in the reader's language, unless it was renamed. */
export function seasonNameIn(locale: Locale, { slug, name }: { slug: string; name: string }): string {
  const own = ofThePlatform[slug] ?? ofGame(slug)
  return own?.en === name ? typeset(own[locale]) : name
}
