import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { SceneQuestion } from '../../../features/scene/scene-opening.ts'
import { readSpyLog } from '../read-spy-log.ts'
import { MomentPreview } from './moment-preview.tsx'
import { sharedMoment } from './shared-moment.ts'

/** The moment of an address, with the words and the picture for a link to it. */
export async function sharedMomentOf({ header, reader, address }: SceneQuestion) {
  if (address.at === undefined) return undefined
  const moment = sharedMoment(await readSpyLog(header, reader), address)
  if (!moment) return undefined
  const { seq, seat, quote, kind, round } = moment
  const t = await getTranslations('match')
  return {
    seq,
    seat,
    quote,
    name: kind ? t(`moments.kinds.${kind}`) : t('round', { round }),
    picture: (portrait: string) => <MomentPreview header={header} moment={moment} portrait={portrait} />,
  }
}
