import { kits } from '@wis/games'
import type { Locale } from '../../i18n/locale.ts'

/** The names of the seasons that every installation begins with. Seasons of organizers have a single name. */
const ofThePlatform: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'open-table': { en: 'Open table', zh: '开放牌桌' },
  '.lab': { en: 'Experiments', zh: '实验' },
}

function ofSelfPlay(slug: string) {
  const kit = kits.find(({ id, setup }) => setup.selfPlay && slug === `self-play-${id}`)
  return kit && { en: `${kit.texts.en.name}: self-play`, zh: `${kit.texts.zh.name}：自我对局` }
}

/** The platform's own season has a name in the reader's language, unless it was renamed. */
export function seasonNameIn(locale: Locale, { slug, name }: { slug: string; name: string }): string {
  const own = ofThePlatform[slug] ?? ofSelfPlay(slug)
  return own?.en === name ? own[locale] : name
}
