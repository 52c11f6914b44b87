import { readSeason } from '@wis/db/seasons'
import { handle } from '@wis/protocol'
import { getTranslations } from 'next-intl/server'
import { agentNameIn } from '../../../features/match/agent-name-in.ts'
import { latin } from '../../../features/match/preview/preview-frame.tsx'
import {
  drawPreview,
  portraitAddress,
  previewSize,
} from '../../../features/match/preview/preview-portrait.tsx'
import { wonBy } from '../../../features/seasons/leaders-of.ts'
import { SeasonPreview } from '../../../features/seasons/season-preview.tsx'
import { siteName } from '../../../features/site/wordmark.tsx'
import { AppError } from '../../../server/app-error.ts'
import { database } from '../../../server/database.ts'

export const alt = `A season of ${siteName}: its name, its format, its dates, and who won it`
export const size = previewSize
export const contentType = 'image/png'

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return drawPreview(async () => {
    const season = handle.safeParse(slug).success ? await readSeason(database(), slug) : undefined
    // A season that is being set up is visible only to its organizer, who needs no picture of it.
    if (!season || season.state === 'created') {
      throw new AppError('not-found', 'There is no season of this name.')
    }
    // The only font for drawing has no Chinese.
    const t = await getTranslations({ locale: 'en', namespace: 'seasons.format' })
    const leaders = await wonBy(season)
    const winners = await Promise.all(
      leaders.map(async ({ first: { agent }, language }) => ({
        name: latin(agentNameIn('en', agent), agent.slug),
        language: season.ladders.length > 1 ? language : undefined,
        portrait: await portraitAddress(agent.id),
      })),
    )
    return <SeasonPreview season={season} format={t(season.format)} winners={winners} />
  })
}
