/** A description of a page for programs that read pages. It never reveals anything that readers have not seen yet. */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredText(data) }} />
}

/** Data of schema.org, written so that a name in it cannot close the element that holds it. */
export function structuredText(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)
}
