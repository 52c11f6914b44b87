import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { titleOfMatch } from '../games/names.ts'
import { TouchKeeper } from '../match/deferred/touch-keeper.tsx'
import { DeferredScenePlayer } from './player/deferred-scene-player.tsx'
import { ResumeScript } from './player/resume-script.tsx'
import { messagesFor, sceneOpening } from './scene-opening.ts'
// The server's drawing needs these styles before the code of the player loads. Imported here, they bring no script.
import '../match/controls/timeline.module.css'
import './card-table/card-table.module.css'
import './round-table/round-table.module.css'
import './scene.module.css'
import type { SceneQuestion } from './scene-opening.ts'

/** The same match in a page of another site. */
export async function SceneEmbed(question: SceneQuestion) {
  const { header } = question
  const { match, scene } = await getMessages()
  const { opening, name } = await sceneOpening(question)
  const t = await getTranslations()
  const locale = await getLocale()
  const players = titleOfMatch(await getTranslations('match.titles'), locale, header)
  const title = t('scene.title', { game: locale === 'zh' ? name.zh : name.en, players })
  return (
    <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
      <TouchKeeper />
      {opening.catchesUp && <ResumeScript matchId={header.id} />}
      <DeferredScenePlayer key={header.id} embedded={{ title, siteName: t('site.name') }} {...opening} />
    </NextIntlClientProvider>
  )
}
