import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** The head of a page whose subject does not exist. */
export async function missingMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('errors'))('notFoundTitle'), robots: { index: false } }
}
