import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** The head of a page about something that is not there. */
export async function missingMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('errors'))('notFoundTitle'), robots: { index: false } }
}
