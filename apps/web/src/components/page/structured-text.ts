/** Data of schema.org, written so that a name in it cannot close the element that holds it. */
export function structuredText(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)
}
