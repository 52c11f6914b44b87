/** Data of schema.org as it stands in the element of a page; a name among them cannot end the element. */
export function structuredText(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)
}
