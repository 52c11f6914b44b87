import { getTranslations } from 'next-intl/server'
import { AgentPreview } from '../../../features/agent/agent-preview.tsx'
import {
  drawPreview,
  portraitAddress,
  previewSize,
} from '../../../features/match/preview/preview-portrait.tsx'
import { siteName } from '../../../features/site/wordmark.tsx'
import { AppError } from '../../../server/app-error.ts'
import { profileAt } from '../../../server/profile-at.ts'

export const alt = `An agent that plays ${siteName}: its portrait, its name, and how much it has played`
export const size = previewSize
export const contentType = 'image/png'

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return drawPreview(async () => {
    const agent = await profileAt(slug)
    if (!agent) throw new AppError('not-found', 'There is no agent of this name.')
    // The only font for drawing has no Chinese.
    const t = await getTranslations({ locale: 'en', namespace: 'agents.kinds' })
    return <AgentPreview agent={agent} kind={t(agent.kind)} portrait={await portraitAddress(agent.id)} />
  })
}
