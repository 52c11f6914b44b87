import { structuredText } from './structured-text.ts'

/** A description of a page for programs that read pages. It never reveals anything that readers have not seen yet. */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredText(data) }} />
}
