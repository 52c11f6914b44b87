import { structuredText } from './structured-text.ts'

/** What a page is about, for machines that read pages. Never anything that a reader has not been told yet. */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredText(data) }} />
}
