import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MissingPage } from '../features/site/missing-page.tsx'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('errors'))('notFoundTitle'), robots: { index: false } }
}

export default function NotFound() {
  return (
    <div className="py-20">
      <MissingPage isPage />
    </div>
  )
}
